/** The sentences in which the ruleset tells what happened, by position; none where it tells nothing. */
export async function account(page, signal) {
  try {
    const { body } = await page.get('account', signal);
    return new Map((body.entries ?? []).map((entry) => [entry.position, entry.text]));
  } catch (problem) {
    if (problem.status !== 404) {
      throw problem;
    }
    return new Map();
  }
}
