import { createFileRoute } from '@tanstack/react-router';
import { listOrder } from '../copy/papers/list-order.copy.ts';
import { pageHead } from '../shell/page-head.ts';
import { PaperScreen } from '../visitor/paper-screen.tsx';

export const Route = createFileRoute('/_site/list-order')({
  loader: () => ({ page: listOrder.page }),
  head: pageHead,
  component: ListOrder,
});

function ListOrder() {
  return <PaperScreen paper={listOrder.paper} />;
}
