/** A confirmation of about the size of the product's, put together with as little work as can be. */
export function thinMail(
  parcels: readonly { lines: readonly { quantity: number; title: string; priceCents: number }[] }[],
  orders: readonly { number: string }[],
): { subject: string; text: string; html: string } {
  const lines = parcels
    .flatMap((parcel) => parcel.lines.map((line) => `${line.quantity} × ${line.title} ${line.priceCents}`))
    .join('\n');
  const subject = `Your order ${orders[0]?.number} is confirmed`;
  return { subject, text: `${subject}\n${lines}`, html: `<p>${subject}</p><pre>${lines}</pre>${' '.repeat(2500)}` };
}
