package tercio.adapters.archive;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import tercio.projections.RulesAtPosition;

/**
 * Dice with an exact expectation: kind by kind, over eight recorded games, of which two are not over and hide something. Of the classes over these
 * games it begins first, and early, because whichever comes first opens their archive while the others wait.
 */
@Order(1)
class KindsOfRollsTest extends OverRecordedGames {

    /** Purposes of dice, with the procedures whose odds cover them. Of two procedures, the one or the other does. */
    private static final Map<String, Set<String>> COVERED = Map.ofEntries(Map.entry("attrition", Set.of("march attrition", "naval attrition", "supply attrition", "besieged attrition")),
            Map.entry("remainder", Set.of("naval attrition")), Map.entry("continuation", Set.of("continuation")), Map.entry("interception", Set.of("interception", "interception at sea",
                    "counter-interception")), Map.entry("escape", Set.of("running a blockade")), Map.entry("exploration", Set.of("exploration")),
            Map.entry("fire", Set.of("siege")), Map.entry("shock", Set.of("siege")), Map.entry("undermining", Set.of("siege")), Map.entry("fire1", Set.of("battle")),
            Map.entry("fire2", Set.of("battle")), Map.entry("shock1", Set.of("battle")), Map.entry("shock2", Set.of("battle")), Map.entry("wind", Set.of("battle")),
            Map.entry("retreat", Set.of("battle")), Map.entry("smallStack", Set.of("battle")), Map.entry("combat", Set.of("combat")), Map.entry("forage", Set.of("forage",
                    "forage of the besieged")), Map.entry("siege", Set.of("siege")), Map.entry("round1", Set.of("siege")), Map.entry("round2", Set.of("siege")), Map.entry("round3",
                    Set.of("siege")), Map.entry("withdraw", Set.of("withdrawal")), Map.entry("reinforce", Set.of("reinforcement")), Map.entry("pursuit", Set.of("battle", "pursuit")),
            Map.entry("retreatAttempt", Set.of("battle")));
    /**
     * Dice that decide no figure of a party: the first round of a turn, who goes first, what becomes of leaders, how many guerillas rise. An evasion on land that fails is fought out by the
     * dice of the same order, which are too many to go through.
     */
    private static final Set<String> WITHOUT = Set.of("start", "precedence", "leaderCasualty", "leaderFate", "replacementLeader", "guerillas", "evasion");

    @Test
    void everyPurposeOfADieIsCoveredOrNamedHere() {
        var purposes = select("select distinct purpose from die where counted").stream().map(row -> (String) row.get("purpose")).collect(Collectors.toSet());
        assertThat(Stream.concat(COVERED.keySet().stream(), WITHOUT.stream()).collect(Collectors.toSet())).containsAll(purposes);
    }

    /** In a game of which nothing is hidden each die stands in a session with a roll of a procedure that covers it; a roll of one command stands at that command. */
    @Test
    void eachDieOfAnOpenGameHasARoll() {
        var single = Set.of("attrition", "remainder", "continuation", "interception", "escape", "exploration", "forage", "withdraw", "reinforce");
        var lacking = new TreeSet<String>();
        var procedures = new HashSet<String>();
        select("select game, position, procedure from roll where counted").forEach(row -> {
            procedures.add(row.get("game") + " " + row.get("procedure"));
            procedures.add(row.get("game") + " " + row.get("procedure") + " " + row.get("position"));
        });
        LINES.stream().filter(line -> isOpen(line.game())).forEach(line -> line.event().envelope().rolls().forEach(roll -> {
            var purpose = roll.name().kind();
            if (COVERED.containsKey(purpose) && COVERED.get(purpose).stream().noneMatch(procedure -> procedures.contains(line.game() + " " + procedure
                    + (single.contains(purpose) ? " " + line.event().envelope().since() : "")))) {
                lacking.add(purpose + " of " + line.type() + " at " + line.event().position() + " of " + GAMES.entrySet().stream().filter(game -> game.getValue().equals(line.game()))
                        .map(Map.Entry::getKey).findFirst().orElseThrow());
            }
        }));
        assertThat(lacking).isEmpty();
    }

    private static boolean isOpen(String game) {
        var history = backend.histories().of(game).orElseThrow();
        return !history.opening().keepsSecrets() || RulesAtPosition.of(history, history.position()).isOver();
    }

    /** Before a game is over a roll on a board of which something is hidden has no expectation: the corps of Europe forage with factors that nobody else knows. */
    @Test
    void aHiddenBoardHasNoExpectation() {
        var hidden = GAMES.values().stream().filter(game -> !isOpen(game)).toList();
        assertThat(hidden).isNotEmpty();
        assertThat(select("select distinct procedure from roll where game in (" + hidden.stream().map(game -> "'" + game + "'").collect(Collectors.joining(", ")) + ")").stream()
                .map(row -> row.get("procedure")).toList()).doesNotContain("forage", "forage of the besieged");
        assertThat(List.of("forage", "forage of the besieged")).allSatisfy(procedure -> assertThat(select("select 1 as one from roll where procedure = '" + procedure + "'")).isNotEmpty());
    }
}
