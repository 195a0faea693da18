/** Made by the build from content/example (vite.config.ts). */
declare module "virtual:example-report" {
  const scan: import("#contract/scan.ts").Scan;
  export default scan;
}

declare module "virtual:example-view" {
  const view: import("#contract/machine-view.ts").MachineView;
  export default view;
}
