/** While a browser carries it, its session is over there, although the server has not been told of the log-out yet. */
export const LOG_OUT_COOKIE = 'log_out_pending';
