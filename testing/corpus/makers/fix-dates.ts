/** Replaces the dates and ids that a tool wrote by constants of the same length, so that the file does not change from run to run. */
export function fixDates(pdf: Uint8Array): Buffer {
  const text = Buffer.from(pdf).toString("latin1");
  const fixed = text
    .replace(/\/(CreationDate|ModDate)( ?)\(D:\d{14}/g, "/$1$2(D:20240101000000")
    .replace(/\/ID ?\[ ?<[0-9A-Fa-f]{32}>( ?\n? ?)<[0-9A-Fa-f]{32}>/g, (id) => id.replace(/<[0-9A-Fa-f]{32}>/g, `<${"0123456789abcdef".repeat(2)}>`))
    .replace(/\/DocChecksum \/[0-9A-F]{32}/g, `/DocChecksum /${"0".repeat(32)}`)
    .replace(/<xmp:(CreateDate|ModifyDate|MetadataDate)>\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/g, "<xmp:$1>2024-01-01T00:00:00")
    .replace(/uuid:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, "uuid:00000000-0000-0000-0000-000000000000");
  return Buffer.from(fixed, "latin1");
}
