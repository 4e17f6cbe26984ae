package tercio.adapters.eu;

import java.util.List;
import java.util.Optional;
import tercio.adapters.rulebook.Manifest;
import tercio.adapters.rulebook.Manifest.View.Of;
import tercio.adapters.rulebook.ManifestTitles;
import tercio.projections.sentence.Language;

/** The manifest of the Europa rules. */
final class EuManifest {

    /** The module that draws the games of all editions. */
    private static final Optional<String> PAGE = Optional.of("page/rulesets/eu.js");
    private static final Optional<String> STYLE = Optional.of("page/rulesets/eu.css");

    private EuManifest() {}

    /** The manifest of an edition: the same views and tabs for all, and its own address of the printed board. */
    static Manifest of(String edition, Language language) {
        var titles = new ManifestTitles("eu.title.", language);
        return new Manifest(
                List.of(titles.view("map", "view-map", Of.GAME), titles.view("stacks", "view-stacks", Of.PIECE), titles.view("fleets", "view-fleets", Of.PIECE),
                        titles.view("sequence", "view-sequence", Of.GAME),
                        titles.view("round-track", "view-round-track", Of.GAME), titles.view("ers", "view-ers", Of.PARTY),
                        titles.view("colonial", "view-colonial", Of.PARTY),
                        titles.view("battles", "view-battles", Of.GAME), titles.view("sieges", "view-sieges", Of.GAME)),
                List.of(titles.tab("ers", "tab-ers", List.of("ers", "colonial")), titles.tab("rounds", "tab-rounds", List.of("round-track")),
                        titles.tab("battles", "tab-battles", List.of("battles", "sieges")), titles.tab("report", "tab-report", List.of())),
                List.of("map", "sequence"),
                titles.titles("hre", "mark-hre", "cold", "mark-cold", "wasteland", "mark-wasteland"),
                titles.titles("terrain", "fact-terrain", "owner", "fact-owner", "controller", "fact-controller", "city", "fact-city",
                        "fortress", "fact-fortress", "income", "fact-income", "ports", "fact-ports", "tags", "fact-tags"),
                titles.titles("strength", "counter-strength", "leaders", "counter-leaders", "veteran", "counter-veteran",
                        "besieging", "counter-besieging", "besieged", "counter-besieged", "moved", "counter-moved"),
                titles.titles("SplitStack", "form-split-stack", "AttemptInterception", "form-attempt-interception",
                        "ReturnAfterInterception", "form-return-after-interception", "Retreat", "form-retreat",
                        "MakeSortie", "form-make-sortie"),
                Optional.of("rulesets/" + edition + "/board"), List.of("eu-europe", "eu-world"), PAGE, STYLE);
    }
}
