package tercio.architecture;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The shared code of all rulebooks knows none of them: it imports nothing of a rulebook and gives no field the name of a thing of one game. */
@OnOneThread
class SharedWordsTest {

    private static final DescribedPredicate<JavaClass> SHARED = resideInAnyPackage(
            "tercio.projections", "tercio.application..", "tercio.adapters.http..", "tercio.adapters.store..",
            "tercio.adapters.service..", "tercio.adapters.computing..", "tercio.adapters.json..");

    /** The folders of these packages, seen from the folder of this module. */
    private static final List<Path> SOURCES = List.of(
            Path.of("../application/src/main/java/tercio/application"),
            Path.of("src/main/java/tercio/adapters/http"), Path.of("src/main/java/tercio/adapters/store"),
            Path.of("src/main/java/tercio/adapters/service"), Path.of("src/main/java/tercio/adapters/computing"),
            Path.of("src/main/java/tercio/adapters/json"));
    private static final Path PROJECTIONS = Path.of("../projections/src/main/java/tercio/projections");

    /** As a whole word, or as a part of an identifier; a stack trace is none. */
    private static final Pattern WORD_OF_A_GAME = Pattern.compile(
            "\\b(?i:stacks?|countr(?:y|ies)|provinces?|fortress(?:es)?|corps)\\b"
                    + "|[a-z](?:Stack(?!Trace|Overflow)|Countr|Province|Fortress|Corps)"
                    + "|\\b(?:stack(?!Trace)|country|province|fortress|corps)[A-Z]");
    private static final Pattern COMMENT = Pattern.compile("/\\*.*?\\*/|//[^\\n]*", Pattern.DOTALL);

    /** The contract names the party of a risk so, whatever the rulebook ({@code MoveBody.RiskBody}), and the pieces that may move. */
    private static final Set<String> KNOWN = Set.of("MoveBody.java: @JsonProperty(\"country\")",
            "DecisionBody.java: private static final String CONTRACT_PIECES = \"stacks\";");

    @Test
    void nothingSharedDependsOnARulebook() {
        noClasses().that(SHARED).should().dependOnClassesThat(
                resideInAnyPackage("tercio.domain.eu..", "tercio.projections.eu..")).check(Code.all());
    }

    @Test
    void theSharedDescriptionOfTheInterfaceNamesAThingOfOneGameNowhere() throws IOException {
        var found = new ArrayList<String>();
        try (var files = Files.list(Path.of("src/main/resources/tercio/adapters/http/openapi"))) {
            for (var file : files.toList()) {
                Files.readString(file).lines().filter(line -> WORD_OF_A_GAME.matcher(line).find() || line.contains("eu-"))
                        .map(line -> file.getFileName() + ": " + line.strip()).forEach(found::add);
            }
        }
        assertThat(found).isEmpty();
    }

    @Test
    void nothingSharedNamesAThingOfOneGame() throws IOException {
        var found = new ArrayList<String>();
        int files = 0;
        for (var file : files()) {
            files++;
            var code = COMMENT.matcher(Files.readString(file)).replaceAll("");
            code.lines().filter(line -> WORD_OF_A_GAME.matcher(line).find())
                    .map(line -> file.getFileName() + ": " + line.strip()).filter(line -> !KNOWN.contains(line)).forEach(found::add);
        }
        assertThat(files).as("source files").isGreaterThan(100);
        assertThat(found).isEmpty();
    }

    private static List<Path> files() throws IOException {
        var files = new ArrayList<Path>();
        for (var folder : SOURCES) {
            try (var all = Files.walk(folder)) {
                all.filter(file -> file.toString().endsWith(".java")).forEach(files::add);
            }
        }
        try (var direct = Files.list(PROJECTIONS)) {
            direct.filter(file -> file.toString().endsWith(".java")).forEach(files::add);
        }
        return files;
    }
}
