package tercio.adapters.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Objects;
import picocli.CommandLine.IVersionProvider;
import tercio.adapters.rulebook.RulebookModules;
import tercio.domain.game.Ruleset;
import tercio.projections.sentence.Texts;

/** The version of the built program, the commit that it was built from, and the editions of its rulebooks. */
final class Version implements IVersionProvider {

    @Override
    public String[] getVersion() throws IOException {
        try (var built = Objects.requireNonNull(Version.class.getResourceAsStream("version.txt"))) {
            var lines = new String(built.readAllBytes(), StandardCharsets.UTF_8).strip().lines().toList();
            var told = new ArrayList<String>();
            told.add("tercio " + lines.getFirst() + (lines.size() > 1 && !lines.get(1).isBlank() ? ", commit " + lines.get(1).strip() : ""));
            for (Ruleset<?, ?, ?, ?> rules : RulebookModules.all().rulebooks().rulesets()) {
                told.add(rules.id() + " edition " + rules.edition() + " (" + Texts.englishPhrase(rules.title()) + ")");
            }
            return told.toArray(String[]::new);
        }
    }
}
