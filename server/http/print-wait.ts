/** 'in 3 minutes'; seconds are rounded up, since nobody is to come back too early. */
export function printWait(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return minutes === 1 ? "in a minute" : `in ${minutes} minutes`;
}
