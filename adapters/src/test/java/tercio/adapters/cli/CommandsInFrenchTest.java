package tercio.adapters.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tercio.adapters.settings.Settings;

/** Output, refusals and failures of commands are told in both languages. */
class CommandsInFrenchTest {

    @TempDir
    private Path folder;

    private CommandRun run(String language, String... arguments) {
        var all = new ArrayList<>(List.of(arguments));
        all.addAll(List.of("--lang", language));
        return CommandRun.of(all.toArray(String[]::new));
    }

    private CommandRun onFolder(String language, String... arguments) {
        var all = new ArrayList<>(List.of(arguments));
        all.addAll(List.of("--data", folder.resolve("games").toString()));
        return run(language, all.toArray(String[]::new));
    }

    /** The text with plain spaces. */
    private static String plain(String text) {
        return text.replace('\u00a0', ' ').replace('\u202f', ' ').strip();
    }

    private Path artois() throws IOException {
        var file = folder.resolve("artois.jsonl");
        try (var stream = CommandsInFrenchTest.class.getResourceAsStream("/tercio/adapters/games/march-on-artois.jsonl")) {
            Files.write(file, stream.readAllBytes());
        }
        return file;
    }

    private String imported(String language) throws IOException {
        var run = onFolder(language, "import", "--again", artois().toString());
        assertThat(run.exit()).as(run.err()).isZero();
        return run.out().lines().findFirst().orElseThrow().replaceAll(".*?(\\w+), position.*", "$1");
    }

    @Test
    void whatIsNotThereIsNamedInBothLanguages() {
        var missing = folder.resolve("none.jsonl");
        assertThat(plain(run("fr", "verify", missing.toString()).err())).isEqualTo("tercio verify: il n’y a pas de fichier " + missing);
        assertThat(plain(run("en", "verify", missing.toString()).err())).isEqualTo("tercio verify: there is no file " + missing);
    }

    @Test
    void aGameIsImportedExportedAndVerifiedInFrench() throws IOException {
        var game = imported("fr");

        assertThat(plain(onFolder("fr", "places", game).out())).contains(" : joueur de ");
        assertThat(plain(onFolder("fr", "verify", "--all").out()))
                .contains("partie " + game + " : vérifiée : ", "la chaîne d’empreintes est intacte, et chaque ordre décidé à nouveau donne ce qui fut noté", "1 partie, aucune non vérifiée ; ");
        assertThat(plain(onFolder("en", "verify", "--all").out())).contains("game " + game + ": verified: ", "1 game, 0 not verified; ");
        assertThat(plain(onFolder("fr", "forks", game).out())).startsWith(game + " « ").contains(" », position ");
        assertThat(plain(onFolder("fr", "import", artois().toString()).out())).contains("est déjà ce dossier, position ");
        assertThat(plain(onFolder("fr", "export", "nobody").err())).isEqualTo("tercio export: il n’y a pas de partie nobody dans " + folder.resolve("games"));
        assertThat(plain(onFolder("fr", "report", game).out())).startsWith("Rapport de ").contains("Partis", "Dés");
        assertThat(plain(onFolder("en", "report", game).out())).startsWith("Report of ").contains("Parties", "Dice");
        assertThat(plain(onFolder("fr", "report", game, "--at", "9999").err())).startsWith("tercio report: --at est une position de 0 à ");
    }

    @Test
    void aBackupIsWrittenAndRestoredInFrench() throws IOException {
        var game = imported("en");
        var backup = folder.resolve("all.zip");

        assertThat(plain(onFolder("fr", "backup", backup.toString()).out())).matches("sauvegarde " + backup + ", \\d+ octets");
        assertThat(plain(onFolder("fr", "restore", backup.toString()).err())).startsWith("tercio restore: il y a déjà des parties dans ").contains("--replace");
        assertThat(plain(onFolder("fr", "restore", "--replace", backup.toString()).out())).startsWith("parties rétablies dans ").contains("le registre est écrit à nouveau");
        assertThat(plain(onFolder("fr", "rebuild").out())).isEqualTo("toutes les vues sont reconstruites");
        assertThat(plain(onFolder("en", "rebuild").out())).isEqualTo("all views are rebuilt");
        assertThat(plain(onFolder("fr", "undo", game, "--to", "3", "--show").out())).startsWith("le plateau de la position 3 : ");
        assertThat(plain(onFolder("fr", "restore", "--replace", "--damaged", backup.toString()).err())).startsWith("--damaged remplace les parties mises de côté");
    }

    @Test
    void whatTheLibraryOfOptionsRefusesIsToldInFrench() {
        assertThat(plain(run("fr", "verify", "--sideways").err())).startsWith("Option inconnue : '--sideways'");
        assertThat(plain(run("fr", "fork").err())).startsWith("Il manque : 'GAME'").contains("Usage : tercio fork");
        assertThat(plain(run("fr", "serve", "--port", "many").err())).startsWith("La valeur « many » ne convient pas à --port");
        assertThat(plain(run("fr", "undo", "g", "--to", "3", "--last").err())).startsWith("Une seule de ces options se donne à la fois : '--to', '--last'");
        assertThat(plain(run("fr", "verify").err())).startsWith("Nommez des dossiers à vérifier, ou --all");
        assertThat(run("en", "verify", "--sideways").err()).startsWith("Unknown option: '--sideways'");
        assertThat(run("en", "fork").err()).startsWith("Missing required parameter: 'GAME'");
    }

    @Test
    void aLanguageThatTheProgramDoesNotKnowIsRefused() {
        assertThat(run("tlh", "settings").err()).contains("there is no language tlh; there are en, fr");
    }

    @Test
    void settingsAreListedAndRefusedInBothLanguages() {
        assertThat(plain(run("fr", "settings").out())).contains("par défaut 8 ; de 1 à 100000 ; TERCIO_COMPUTING_QUESTIONS_PER_ADDRESS", "par défaut false ; true ou false ; TERCIO_HOOKS_WEBHOOKS");
        assertThat(run("en", "settings").out()).contains("default 8; 1 to 100000; TERCIO_COMPUTING_QUESTIONS_PER_ADDRESS", "default false; true or false; TERCIO_HOOKS_WEBHOOKS");
        assertThat(Optional.of("yes").flatMap(Settings.TRACE::fault).map(fault -> plain(tercio.projections.sentence.Texts.in(tercio.projections.sentence.Language.FR).phrase(fault))))
                .contains("le réglage tercio.trace vaut « yes » ; il attend : `true` ou `false`");
    }

    @Test
    void aScriptThatCannotBePlayedNamesItsLineInFrench() throws IOException {
        var script = Files.writeString(folder.resolve("script.jsonl"), "{\"ruleset\":\"chess\",\"scenario\":\"opening\"}\n");
        assertThat(plain(run("fr", "play", script.toString()).err())).isEqualTo("tercio play: ligne 1 : les règles « chess » ne sont pas connues");
        assertThat(plain(run("en", "play", script.toString()).err())).isEqualTo("tercio play: line 1: the ruleset 'chess' is not known");

        var broken = Files.writeString(folder.resolve("broken.jsonl"), "{\"ruleset\":\n");
        assertThat(plain(run("fr", "play", broken.toString()).err())).startsWith("tercio play: ligne 1 : le texte finit trop tôt (en anglais : « ").contains("colonne");
    }
}
