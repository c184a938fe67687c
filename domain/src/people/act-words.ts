/** Changes that an agent made for a client, by their names in the audit log: 'Dana saved a search for you'. */
const words: Readonly<Record<string, string>> = {
  'search saved': 'saved a search for you',
  'saved search changed': 'changed a saved search of yours',
  'search results sent': 'emailed you the homes of a saved search',
  'profile changed': 'changed the emails that you get',
  'cadence chosen': 'chose how often a shared thing emails you',
  'saved search removed': 'deleted a saved search of yours',
  'collection created': 'made a collection for you',
  'collection renamed': 'renamed a collection of yours',
  'collection removed': 'deleted a collection of yours',
  'home added': 'added a home to a collection of yours',
  'home removed': 'took a home out of a collection of yours',
  'order of a collection changed': 'changed the order of a collection of yours',
  'homes recommended': 'recommended homes to you',
  'recommendation taken back': 'took a recommendation back',
  'home dismissed': 'dismissed a home for you',
  'home retained': 'brought a dismissed home back for you',
  commented: 'commented for you',
  'comment edited': 'edited a comment for you',
  'comment deleted': 'deleted a comment for you',
  'people invited': 'invited people to a collection of yours',
  'collaborator removed': 'removed a person from a collection of yours',
  'reminder sent': 'reminded a person whom you invited',
};

/** The change in words that follow the agent's name. */
export const actWords = (change: string): string => words[change] ?? `made a change for you: ${change}`;
