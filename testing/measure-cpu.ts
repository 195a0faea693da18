/** The least time of the processor that a piece of work took in some tries, in milliseconds: what it costs by itself. */
export async function measureCpuMs(work: () => unknown, tries = 3): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let left = tries; left > 0; left--) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}
