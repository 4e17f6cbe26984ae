package tercio.adapters.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Option;
import tercio.adapters.adjudication.Adjudicator;
import tercio.adapters.rulebook.OperatorTables;
import tercio.adapters.rulebook.RulebookModules;
import tercio.domain.game.Ruleset;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.domain.table.CsvTable;
import tercio.domain.table.EnteredTables;
import tercio.domain.table.OwnTables;
import tercio.projections.sentence.RefusedInput;

/** The option {@code --tables}: a folder of the user's own tables, with a subfolder for each ruleset that has some. */
final class TablesFolder implements OwnTables {

    /** Limit of a table in bytes, far above the longest printed one. */
    private static final int LONGEST = 1_000_000;
    private static final String ENDING = ".csv";
    /** The origin that a game names for tables of this folder. */
    private static final String ORIGIN = "the operator of the service";

    @Option(names = "--tables", paramLabel = "DIR",
            description = "a folder of your own CSV tables, named as the printed ones; the tables of one ruleset are in a folder"
                    + " of its id, DIR/RULESET. The printed table replaces a missing one. New games carry those that their ruleset can enter.")
    private Path folder;

    /**
     * The adjudicator with the tables of the folder, all of them checked, or with the printed tables if no folder is named.
     *
     * @throws IllegalArgumentException for a table with a fault, by file, line and column
     */
    Adjudicator adjudicator() {
        if (folder == null) {
            return RulebookModules.all().adjudicator();
        }
        if (!Files.isDirectory(folder)) {
            throw new RefusedInput(Sentence.of("program.serve.no-tables").with("folder", new Text(folder.toString())));
        }
        try {
            return RulebookModules.all().adjudicator(this);
        } catch (CsvTable.Fault fault) {
            throw new RefusedInput(fault.sentence(), fault);
        }
    }

    /**
     * The tables of the folder for new games, all of them checked; none if no folder is named.
     *
     * @throws IllegalArgumentException for a table that the games of a ruleset do not have, and one with a fault, by file, line and column
     */
    OperatorTables forGames(List<Ruleset<?, ?, ?, ?>> rulesets) {
        if (folder == null) {
            return OperatorTables.NONE;
        }
        var found = new HashMap<String, EnteredTables>();
        for (var ruleset : rulesets) {
            var texts = texts(ruleset);
            if (!texts.isEmpty()) {
                var entered = EnteredTables.ofTexts(ORIGIN, texts);
                ruleset.tableFaults(entered).values().stream().findFirst().ifPresent(fault -> {
                    throw new RefusedInput(GivenFile.fault(folder.resolve(ruleset.id()).toString(), fault));
                });
                found.put(ruleset.id(), entered);
            }
        }
        return ruleset -> Optional.ofNullable(found.get(ruleset.id()));
    }

    private static RefusedInput unreadable(Path file, IOException why) {
        return new RefusedInput(Sentence.of("program.serve.unreadable").with("file", new Text(file.toString())).with("why", new Text(String.valueOf(why.getMessage()))), why);
    }

    private Map<String, String> texts(Ruleset<?, ?, ?, ?> ruleset) {
        var own = folder.resolve(ruleset.id());
        var texts = new HashMap<String, String>();
        if (ruleset.enterableTables().isEmpty() || !Files.isDirectory(own)) {
            return texts;
        }
        try (var files = Files.newDirectoryStream(own, "*" + ENDING)) {
            for (var file : files) {
                var name = file.getFileName().toString();
                var table = name.substring(0, name.length() - ENDING.length());
                if (!ruleset.hasTablesOfAdjudicator() || ruleset.enterableTables().stream().anyMatch(known -> known.name().equals(table))) {
                    texts.put(table, GivenFile.text(file, LONGEST));
                }
            }
        } catch (IOException unreadable) {
            throw unreadable(own, unreadable);
        }
        return texts;
    }

    @Override
    public Optional<CsvTable> table(String ruleset, String name) {
        var file = folder.resolve(ruleset).resolve(name + ".csv");
        if (!Files.isRegularFile(file)) {
            return Optional.empty();
        }
        try {
            return Optional.of(CsvTable.parse(file.toString(), GivenFile.text(file, LONGEST)));
        } catch (IOException unreadable) {
            throw unreadable(file, unreadable);
        }
    }
}
