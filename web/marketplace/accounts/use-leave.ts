import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { leave } from './leave.ts';

export function useLeave() {
  const queryClient = useQueryClient();
  const router = useRouter();
  return () => leave({ queryClient, router });
}
