/** 'linkedin.com/jane-doe' without the /in/; the first part must not be one of LinkedIn's own pages. */
export const BARE_PROFILE =
  /(?:https?:\/\/)?(?:www\.)?linkedin\.com\/(?!company|school|jobs|feed|posts|pulse|groups|learning|showcase|edu|share|redir|search|in\b|pub\b|home|login|signup|help|legal|safety|today|mynetwork|messaging|notifications|events|newsletters|products|services|hiring|recruiter|sales|talent|me\b|checkpoint|authwall|uas)([\p{L}\p{N}_%-]{3,100})\/?/iu;
