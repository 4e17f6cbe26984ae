package tercio.adapters.eia;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.adapters.rulebook.Manifest;
import tercio.adapters.rulebook.Manifest.Tab;
import tercio.adapters.rulebook.Manifest.Title;
import tercio.adapters.rulebook.Manifest.View;
import tercio.adapters.rulebook.Manifest.View.Of;
import tercio.domain.eia.EmpiresInArms;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.Language;
import tercio.projections.sentence.Texts;

/** The manifest of Empires in Arms, its titles in one language. */
record EiaManifest(Texts texts) {

    /** The manifest for readers of a language. */
    static Manifest in(Language language) {
        return new EiaManifest(Texts.in(language)).games();
    }

    private Manifest games() {
        return new Manifest(
                List.of(view("map", "view-map", Of.GAME), view("powers", "view-powers", Of.PARTY), view("sequence", "view-sequence", Of.GAME),
                        view("supply", "view-supply", Of.GAME), view("combats", "view-combats", Of.GAME)),
                List.of(tab("powers", "tab-powers", List.of("powers")), tab("month", "tab-month", List.of("sequence", "supply")),
                        tab("combats", "tab-combats", List.of("combats")), tab("report", "tab-report", List.of())),
                List.of("map", "sequence", "supply"),
                titles("winter", "mark-winter", "fortress", "mark-fortress", "capital", "mark-capital", "city", "mark-city",
                        "cossacks", "mark-cossacks", "polish", "mark-polish", "guerillas", "mark-guerillas", "ice", "mark-ice"),
                titles("terrain", "fact-terrain", "province", "fact-province", "owner", "fact-owner", "controller", "fact-controller",
                        "city", "fact-city", "forage", "fact-forage", "spires", "fact-spires", "fleches", "fact-fleches",
                        "capacity", "fact-capacity", "winterZone", "fact-winter-zone"),
                titles("strength", "counter-strength", "leaders", "counter-leaders", "besieging", "counter-besieging",
                        "besieged", "counter-besieged", "moved", "counter-moved"),
                titles(),
                Optional.of("rulesets/" + EmpiresInArms.ID + "/board"), Optional.of("page/rulesets/eia.js"), Optional.of("page/rulesets/eia.css"));
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
        return texts.phrase(Sentence.of("eia.title." + key));
    }
}
