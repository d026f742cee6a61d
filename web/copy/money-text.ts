const THOUSANDS = /\B(?=(\d{3})+$)/g;

/**
 * `£120`, `£1,234.50`, `£120 Hourly`: without decimals when they are 00, else with two (R-15-045). By hand, since the
 * browser's own formats take 20 ms of a page's start to open (decision 212).
 */
export function moneyText(pounds: number, rate?: string | null): string {
  const pence = Math.round(Math.abs(pounds) * 100);
  const whole = String(Math.floor(pence / 100)).replace(THOUSANDS, ',');
  const rest = pence % 100 === 0 ? '' : `.${String(pence % 100).padStart(2, '0')}`;
  return `${pounds < 0 && pence > 0 ? '-' : ''}£${whole}${rest}${rate ? ` ${rate}` : ''}`;
}
