package tercio.domain.game;

import tercio.domain.sentence.Argument.Name;

/**
 * The description of a scenario for a player who looks for a game.
 *
 * @param title its title, a few words
 * @param description one paragraph
 */
public record ScenarioDescription(Name title, Name description) {

    /**
     * The description of a printed scenario, in English as it is printed; other languages name it by the name of the scenario.
     *
     * @param rulebook the word of the rulebook in its catalogs of names, such as {@code eu}
     */
    public static ScenarioDescription ofPrinted(String rulebook, String scenario, String title, String description) {
        return new ScenarioDescription(new Name(rulebook + ".scenario", scenario, title), new Name(rulebook + ".scenario-description", scenario, description));
    }
}
