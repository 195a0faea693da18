import type { Tone } from "../letter.ts";

/**
 * Fixed text of letters. It states no fact: everything in braces is filled from resume or ad. {role} is 'the X role at Y',
 * {at} is an employer, {clause} goes after 'I', {need} is a term of the ad that the resume shows.
 */
export type Frames = { opening: string[]; why: string[]; closing: string[]; signOff: string[] };

const lines = (text: string): string[] =>
  text
    .trim()
    .split("\n")
    .map((line) => line.trim());

export const FRAMES: Readonly<Record<Tone, Frames>> = {
  professional: {
    opening: lines(`
      I am applying for {role}.
      Please consider my application for {role}.
      I am writing to apply for {role}.
      I would like to apply for {role}.
      With this letter I am applying for {role}.
      Please accept my application for {role}.
      I wish to apply for {role}.
      I am writing about {role}, and I would like to be considered for it.
      This is my application for {role}.
      I would like to be considered for {role}.
      I am submitting my application for {role}.
      I am putting myself forward for {role}.`),
    why: lines(`
      Your description names {np}, and that is a part of the role I would gladly take on.
      What draws me to this role is {np}.
      Of all that your advert describes, {np} interests me most.
      I read in your advert about {np}, and I would like to hear more.
      Your advert speaks of {np}, which is the reason I am writing.
      The part of your advert that I read twice was {np}.
      I am interested in this role because of {np}.
      The role you describe includes {np}, and that interests me.
      Your advert mentions {np}, and I would be glad to discuss it.
      I would welcome a role that includes {np}.
      I am drawn to the role because of {np}.
      In your advert, {np} stood out for me.`),
    closing: lines(`
      I would welcome the chance to discuss the role with you.
      I would be glad to discuss this in an interview.
      Thank you for your time and consideration.
      I look forward to hearing from you.
      Thank you for reading this; I would be glad to answer your questions.
      I am available for an interview and would be glad to go through my resume with you.
      I would be pleased to talk through any line of my resume with you.
      I look forward to the opportunity to speak with you.
      Thank you for considering my application; I hope to hear from you.
      I would appreciate the chance to talk with you about the role.
      I hope that we can speak soon about the role.
      I would be happy to give you further detail in a conversation.`),
    signOff: ["Yours sincerely,", "Kind regards,", "Sincerely,"],
  },
  warm: {
    opening: lines(`
      I was glad to find {role}, and I would like to apply.
      I would love to be considered for {role}.
      I am happy to apply for {role}.
      It is a pleasure to apply for {role}.
      I would be glad to be considered for {role}.
      I was pleased to read about {role}, and I would like to apply.
      Thank you for taking a moment to read my application for {role}.
      I would very much like to apply for {role}.
      I am glad to send you my application for {role}.
      I read about {role} with interest, and I would like to apply.
      I hope you will consider me for {role}.
      I am applying for {role}, and I am glad that you are hiring.`),
    why: lines(`
      I was glad to read that the role includes {np}.
      I would enjoy a role that includes {np}.
      What I liked most in your advert was {np}.
      I smiled when I read in your advert about {np}.
      I would like to hear from your team about {np}.
      I could see from your advert that {np} matters to you.
      Reading your advert, I kept coming back to {np}.
      I would love to hear more about {np}.
      Your advert speaks of {np}, and I would enjoy that.
      I like that your advert names {np}.
      The part about {np} made me want to write to you.
      I am drawn to your team because of {np}.`),
    closing: lines(`
      I would love to talk with you and hear more about your team.
      I would be glad to meet you and your team.
      Thank you so much for reading this far.
      I hope we can talk soon.
      I would be happy to come in and meet you all.
      Thank you for your time; it would be good to talk.
      I hope to hear from you, and I would enjoy a conversation.
      It would be a pleasure to speak with you.
      I would be glad to tell you more in person.
      Thank you for considering me, and I hope we can meet.
      I look forward to hearing from you and to meeting the team.
      I would be glad to answer any question that you have.`),
    signOff: ["Warm regards,", "With kind regards,", "Kind regards,"],
  },
  concise: {
    opening: lines(`
      I am applying for {role}.
      Please consider me for {role}.
      I would like to apply for {role}.
      My application for {role} is below.
      Here is my application for {role}.
      This is my application for {role}.
      I am writing to apply for {role}.
      Please accept this application for {role}.
      I wish to be considered for {role}.
      I want to apply for {role}.
      I am interested in {role}.
      I am putting myself forward for {role}.`),
    why: lines(`
      What interests me in your advert: {np}.
      The role includes {np}, which I would like.
      I am interested in {np}.
      Your advert names {np}, and that is why I am writing.
      I would like a role that includes {np}.
      In your advert, {np} stood out.
      What draws me to the role is {np}.
      I noticed {np} in your advert.
      Your advert mentions {np}, and I would like to know more.
      The role is interesting to me for {np}.
      I would like to talk about {np}.
      I read your advert for {np}.`),
    closing: lines(`
      I would be glad to talk.
      I am available for a call.
      Thank you for your time.
      I look forward to hearing from you.
      I would be glad to answer questions.
      I would welcome a short call.
      Thank you for reading.
      I hope to hear from you.
      I would be happy to meet.
      Please call or write, and I will answer.
      I would be glad to meet you.
      Thank you for considering this.`),
    signOff: ["Regards,", "Kind regards,", "Best regards,"],
  },
  confident: {
    opening: lines(`
      I am applying for {role}, and my resume shows why.
      Please consider me for {role}; the reasons are below.
      I want {role}, and here is what I bring.
      I am putting myself forward for {role}.
      I would like to be considered for {role}, and the facts are below.
      My application for {role} is plain: here is what I have done.
      I am applying for {role}; each line below stands in my resume.
      I am writing to apply for {role}, and I will be specific.
      For {role}, here is what I would bring.
      I am ready to talk about {role}, and this is my application.
      I am applying for {role} with work that I can show.
      You are hiring for {role}, and I would like to be considered.`),
    why: lines(`
      I want to work on {np}.
      What I want to take on next is {np}.
      Your advert names {np}, and I am ready to talk about it.
      I am drawn to {np}, and I say so plainly.
      I would like to take on {np} with your team.
      I chose your advert because of {np}.
      The role includes {np}, and I would welcome it.
      I am writing to you because of {np}.
      I read about {np} in your advert, and I want to hear more.
      I would be glad to start with {np}.
      I see {np} in your advert, and it is the reason I apply.
      Ask me about {np}, which I read in your advert.`),
    closing: lines(`
      I am ready to talk whenever it suits you.
      Ask me about any line of this letter.
      I look forward to discussing the role with you.
      Let us talk; I will bring the detail.
      I would welcome your questions in an interview.
      Call me, and I will go through any of it with you.
      I am ready to answer for every line above.
      I look forward to your questions.
      I would be glad to show you more in an interview.
      Please test me on any of this in an interview.
      I hope to speak with you soon.
      I am available for an interview and look forward to it.`),
    signOff: ["Regards,", "Sincerely,", "Kind regards,"],
  },
};

/** First proof at an employer; the proofs after it at the same one; and those at the next. */
export const PROOFS: Readonly<Record<"current" | "past" | "again" | "noEmployer" | "included", string[]>> = {
  current: lines(`
    As {title} at {at}, I {clause}.
    In my current role as {title} at {at}, I {clause}.
    At {at}, where I am {title}, I {clause}.
    Today I work as {title} at {at}, where I {clause}.
    At {at}, as {title}, I {clause}.
    In my work as {title} at {at}, I {clause}.
    I work as {title} at {at}, where I {clause}.
    Currently, as {title} at {at}, I {clause}.
    Right now, as {title} at {at}, I {clause}.
    At {at}, I work as {title} and {clause}.
    My current job is as {title} at {at}, where I {clause}.
    At present I am {title} at {at}, where I {clause}.`),
  past: lines(`
    As {title} at {at}, I {clause}.
    At {at}, where I worked as {title}, I {clause}.
    In my time as {title} at {at}, I {clause}.
    While I was {title} at {at}, I {clause}.
    When I worked at {at} as {title}, I {clause}.
    At {at}, as {title}, I {clause}.
    Working as {title} at {at}, I {clause}.
    I worked as {title} at {at}, where I {clause}.
    In my role as {title} at {at}, I {clause}.
    At {at} I was {title}, and I {clause}.
    During my time at {at} as {title}, I {clause}.
    My job at {at} was as {title}, and I {clause}.`),
  again: lines(`
    There, I also {clause}.
    In the same job I {clause}.
    In that role I also {clause}.
    Also at {at}, I {clause}.
    In addition, I {clause}.
    Besides that, I {clause}.
    While there, I also {clause}.
    In the same role, I {clause}.
    The same job also meant that I {clause}.
    Another example from {at}: I {clause}.
    Another part of that job: I {clause}.
    Beyond that, I {clause}.`),
  noEmployer: lines(`
    As {title}, I {clause}.
    In my work as {title}, I {clause}.
    In my role as {title}, I {clause}.`),
  included: lines(`
    At {at}, my work included {clause}.
    My work at {at} included {clause}.
    My role at {at} also included {clause}.`),
};

/** Terms the ad asks for and the resume shows. */
export const LISTS = lines(`
  Your advert also asks for {list}, and my resume shows {them}.
  You also ask for {list}; {them-is} in my resume.
  Beyond that, my resume shows {list}, which you ask for.
  Of what you ask for, my resume also shows {list}.
  You name {list}, and my resume does so too.
  My resume also covers {list}, as your advert asks.
  You will find {list} in my resume as well.
  Your advert lists {list}, and so does my resume.
  I also list {list} in my resume, which your advert asks for.
  As for {list}, which you ask for, my resume shows {them}.
  Among the skills in my resume that you ask for: {list}.
  From your list, my resume also holds {list}.`);

export const YEARS = lines(`
  By the dates in my resume, I have {years} of work with {need}.
  The dates in my resume add up to {years} with {need}.
  My resume shows {years} of work that involved {need}.
  I have {years} of experience with {need}, counted from the dates in my resume.`);

export const STUDIES = lines(`
  My education is {study}.
  I completed {study}.
  My studies: {study}.
  On the education side, I have {study}.`);

export const CERTIFICATES = lines(`
  I also hold {list}.
  My resume lists {list} as well.
  Among my certificates: {list}.
  I hold {list}, as listed in my resume.`);

/** Items of the skills section. */
export const SKILLS = lines(`
  My skills section lists {list}.
  Among my skills, my resume lists {list}.
  My resume also lists {list} among my skills.
  Other skills in my resume: {list}.
  The skills on my resume include {list}.
  Under skills, my resume lists {list}.
  You will also find {list} among the skills on my resume.
  My resume names {list} as well.
  Further skills on my resume are {list}.
  The skills I list are {list}.
  I also list {list} on my resume.
  I would add {list}, which my resume lists.`);

/** What a letter says of itself. */
export const NOTES = lines(`
  Each of these points is in my resume, with the dates and the places.
  All of this is in my resume, where you can check it line by line.
  You can find each of these points in my resume.
  My resume gives the dates and the detail behind each of these points.
  I have kept to what my resume shows, so that you can check each point.
  The resume that comes with this letter has the dates and the detail.
  Every point above stands in my resume, so you can check it.
  For dates and further detail, please see my resume.
  My resume has more on each of these points.
  I have left out what my resume does not show.
  Please read this letter together with my resume, which has the detail.
  Where you would like more detail, my resume gives it.`);

export const SHORT_NOTES = lines(`
  I have kept this letter short, and to what my resume shows.
  This letter is short, because it says only what my resume shows.
  I have kept this brief; my resume has the detail.
  This is a short letter, and all of it is in my resume.`);

/** What a proof shows of what the ad asks for. */
export const LINKS = lines(`
  Your advert asks for {need}, and that is one place where my resume shows it.
  You ask for {need}, and this is where my resume shows it.
  This is also the part of my resume that shows {need}, which your advert names.
  That job is where my resume shows {need}, which you ask for.
  You name {need} in your advert, and that work is in the same line of my resume.
  For {need}, which you ask for, that is the line of my resume to read.
  It is also my answer to what your advert says about {need}.
  If {need} matters to you, as your advert says, please ask me about that work.
  Your advert names {need}, so I would be glad to tell you more about that work.
  I mention it because your advert asks for {need}.
  I name this work because you ask for {need}.
  That work is why I point to {need} in your advert.`);

/** A job of which no bullet was said. */
export const OTHER_JOBS = lines(`
  My resume also shows my time as {title} at {at}.
  I have also worked as {title} at {at}.
  My resume also lists my job as {title} at {at}.
  At {at}, I worked as {title}.
  You will also find my time as {title} at {at} in my resume.
  I was also {title} at {at}.`);

/** What comes next, where there is room for it. */
export const OFFERS = lines(`
  If there is a part of the role that you would like to ask me about first, I would be glad to talk about it in a call.
  If you would like more detail on any of these points, I would be happy to give it by phone or in person.
  I would like to hear more about the team and the role, and I am happy to answer any question about my resume.
  Please tell me which part of the role matters most to you, and I will tell you plainly how my work compares.
  I would like to hear what matters most to you in this role, and to answer your questions in return.
  Should you want to go through my resume line by line, I would be glad to do so.`);
