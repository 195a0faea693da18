/** What the extension uses of the browsers' interface (WebExtensions; Firefox answers by the same name). */
declare const chrome: {
  tabs: {
    query(what: { active: true; currentWindow: true }): Promise<{ id?: number; url?: string }[]>;
    create(what: { url: string }): Promise<unknown>;
  };
  scripting: {
    executeScript(what: { target: { tabId: number }; files: string[] }): Promise<{ result?: unknown }[]>;
  };
  storage: {
    local: {
      get(key: string): Promise<Record<string, unknown>>;
      set(values: Record<string, unknown>): Promise<void>;
    };
  };
};
