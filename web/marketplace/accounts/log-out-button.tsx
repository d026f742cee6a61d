import { sessionCopy } from '../../copy/session.ts';
import { Button } from '../../ui/button.tsx';
import { useLogOut } from './use-log-out.ts';

/** Only the server can end a session, so a failure is told instead of a log-out being shown. */
export function LogOutButton() {
  const logOut = useLogOut();
  return (
    <span className="grid justify-items-start gap-1">
      <Button onClick={() => logOut.mutate()} working={logOut.isPending && sessionCopy.loggingOut}>
        {sessionCopy.logOut}
      </Button>
      {logOut.isError && (
        <span role="alert" className="max-w-48 text-sm text-refusal">
          {sessionCopy.logOutFailed}
        </span>
      )}
    </span>
  );
}
