import { ApiRefusal } from '../api-refusal.ts';
import { type Act, useAct } from '../marketplace/dashboard/use-act.ts';

type AdminAct<Input, Answer> = Omit<Act<Input, Answer>, 'reloads'> & {
  /** Said when what it is about was deleted meanwhile, such as in another tab. */
  gone: string;
};

/** An act on a row of the admin area. The lists are read again however it ends, so that what is gone leaves them. */
export const useAdminAct = <Input, Answer>({ gone, call, ...act }: AdminAct<Input, Answer>) =>
  useAct({
    ...act,
    reloads: ['admin'],
    call: (api, input: Input) =>
      call(api, input).catch((error: unknown) => {
        throw isGone(error) ? inWords(error, gone) : error;
      }),
  });

/** The server answers alike whatever is not there: what it was, only the page knows. */
export const isGone = (error: unknown): error is ApiRefusal =>
  error instanceof ApiRefusal && error.code === 'not_found';

const inWords = ({ status, code, requestId }: ApiRefusal, message: string) =>
  new ApiRefusal({ status_code: status, code, message, request_id: requestId ?? '' });
