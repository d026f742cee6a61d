import { sessionCopy } from '../../copy/session.ts';
import { Button } from '../../ui/button.tsx';
import { useLogOut } from './use-log-out.ts';

export function LogOutButton() {
  const logOut = useLogOut();
  return (
    <Button onClick={() => logOut.mutate()} working={logOut.isPending && sessionCopy.loggingOut}>
      {sessionCopy.logOut}
    </Button>
  );
}
