/** Hands a file to the browser as a download. Its name keeps what every file system takes. */
export function saveFile(file: Blob, name: string): null {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name.replace(/[\\/:*?"<>|\p{C}]+/gu, " ").trim();
  link.click();
  // The download has begun by then; a browser that is slower keeps the file all the same.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return null;
}
