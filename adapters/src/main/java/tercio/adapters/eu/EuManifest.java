package tercio.adapters.eu;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.adapters.rulebook.Manifest;
import tercio.adapters.rulebook.Manifest.Tab;
import tercio.adapters.rulebook.Manifest.Title;
import tercio.adapters.rulebook.Manifest.View;
import tercio.adapters.rulebook.Manifest.View.Of;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.Language;
import tercio.projections.sentence.Texts;

/** The manifest of the Europa rules, its titles in one language. */
record EuManifest(Texts texts) {

    /** The module that draws the games of all editions. */
    private static final Optional<String> PAGE = Optional.of("page/rulesets/eu.js");
    private static final Optional<String> STYLE = Optional.of("page/rulesets/eu.css");

    /** The manifest of an edition: the same views and tabs for all, and its own address of the printed board. */
    static Manifest of(String edition, Language language) {
        return new EuManifest(Texts.in(language)).of(edition);
    }

    private Manifest of(String edition) {
        return new Manifest(
                List.of(view("map", "view-map", Of.GAME), view("stacks", "view-stacks", Of.PIECE), view("fleets", "view-fleets", Of.PIECE),
                        view("sequence", "view-sequence", Of.GAME),
                        view("round-track", "view-round-track", Of.GAME), view("ers", "view-ers", Of.PARTY),
                        view("colonial", "view-colonial", Of.PARTY),
                        view("battles", "view-battles", Of.GAME), view("sieges", "view-sieges", Of.GAME)),
                List.of(tab("ers", "tab-ers", List.of("ers", "colonial")), tab("rounds", "tab-rounds", List.of("round-track")),
                        tab("battles", "tab-battles", List.of("battles", "sieges")), tab("report", "tab-report", List.of())),
                List.of("map", "sequence"),
                titles("hre", "mark-hre", "cold", "mark-cold", "wasteland", "mark-wasteland"),
                titles("terrain", "fact-terrain", "owner", "fact-owner", "controller", "fact-controller", "city", "fact-city",
                        "fortress", "fact-fortress", "income", "fact-income", "ports", "fact-ports", "tags", "fact-tags"),
                titles("strength", "counter-strength", "leaders", "counter-leaders", "veteran", "counter-veteran",
                        "besieging", "counter-besieging", "besieged", "counter-besieged", "moved", "counter-moved"),
                titles("SplitStack", "form-split-stack", "AttemptInterception", "form-attempt-interception",
                        "ReturnAfterInterception", "form-return-after-interception", "Retreat", "form-retreat",
                        "MakeSortie", "form-make-sortie"),
                Optional.of("rulesets/" + edition + "/board"), List.of("eu-europe", "eu-world"), PAGE, STYLE);
    }

    private View view(String name, String key, Of of) {
        return new View(name, title(key), of);
    }

    private Tab tab(String name, String key, List<String> views) {
        return new Tab(name, title(key), views);
    }

    /** Titles from an alternating list of names and keys of titles. */
    private List<Title> titles(String... namesAndKeys) {
        return Stream.iterate(0, at -> at < namesAndKeys.length, at -> at + 2)
                .map(at -> new Title(namesAndKeys[at], title(namesAndKeys[at + 1]))).toList();
    }

    private String title(String key) {
        return texts.phrase(Sentence.of("eu.title." + key));
    }
}
