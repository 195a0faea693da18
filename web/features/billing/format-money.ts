/** 2499 'usd' -> '$24.99'. */
export function formatMoney(amount: number, currency: string): string {
  return (amount / 100).toLocaleString("en-US", { style: "currency", currency: currency.toUpperCase() });
}

export function formatDay(iso: string): string {
  return new Date(iso).toLocaleDateString("en", { dateStyle: "long" });
}
