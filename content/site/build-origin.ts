/** Stands for our own address in what the build writes; the server puts the public one in its place. */
export const BUILD_ORIGIN = "https://vouch.example";
