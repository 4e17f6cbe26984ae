package tercio.adapters.eu;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.adapters.rulebook.Manifest;
import tercio.adapters.rulebook.Manifest.Tab;
import tercio.adapters.rulebook.Manifest.Title;
import tercio.adapters.rulebook.Manifest.View;
import tercio.adapters.rulebook.Manifest.View.Of;

/** The manifest of the Europa rules. */
final class EuManifest {

    /** The module that draws the games of all editions. */
    private static final Optional<String> PAGE = Optional.of("page/rulesets/eu.js");
    private static final Optional<String> STYLE = Optional.of("page/rulesets/eu.css");

    private EuManifest() {}

    /** The manifest of an edition: the same views and tabs for all, and its own address of the printed board. */
    static Manifest of(String edition) {
        return new Manifest(
                List.of(new View("map", "Map", Of.GAME), new View("stacks", "Stacks", Of.PIECE), new View("fleets", "Naval stacks", Of.PIECE),
                        new View("sequence", "Sequence of play", Of.GAME),
                        new View("round-track", "Round track", Of.GAME), new View("ers", "Economic record sheets", Of.PARTY),
                        new View("colonial", "Colonial record sheets", Of.PARTY),
                        new View("battles", "Battles", Of.GAME), new View("sieges", "Sieges", Of.GAME)),
                List.of(new Tab("ers", "Record sheets", List.of("ers", "colonial")), new Tab("rounds", "Round track", List.of("round-track")),
                        new Tab("battles", "Battles", List.of("battles", "sieges")), new Tab("report", "Report", List.of())),
                List.of("map", "sequence"),
                titles("hre", "Holy Roman Empire", "cold", "Cold area", "wasteland", "Wasteland"),
                titles("terrain", "Terrain", "owner", "Owner", "controller", "Controller", "city", "City", "fortress", "Fortress",
                        "income", "Income", "ports", "Ports", "tags", "Mark"),
                titles("strength", "Strength", "leaders", "Leaders", "veteran", "Veteran", "besieging", "Besieging", "besieged", "Besieged",
                        "moved", "Has moved"),
                titles("SplitStack", "Split a stack", "AttemptInterception", "Intercept", "ReturnAfterInterception", "Go back after an interception",
                        "Retreat", "Retreat", "MakeSortie", "Make a sortie"),
                Optional.of("rulesets/" + edition + "/board"), List.of("eu-europe", "eu-world"), PAGE, STYLE);
    }

    /** Titles from an alternating list of names and titles. */
    private static List<Title> titles(String... namesAndTitles) {
        return Stream.iterate(0, at -> at < namesAndTitles.length, at -> at + 2)
                .map(at -> new Title(namesAndTitles[at], namesAndTitles[at + 1])).toList();
    }
}
