package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.Alliance;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.battle.play.BattleCommand.FightBattle;
import tercio.domain.eu.land.interception.play.InterceptionCommand.AttemptInterception;
import tercio.domain.eu.land.movement.play.Marches;
import tercio.domain.eu.land.movement.play.MoveCommand.ContinueMove;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.land.movement.play.MoveCommand.MoveStack;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.game.Id;
import tercio.domain.game.MovePreview;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.given.Told;

/** The offered ways to a province differ in cost or risk, the safest first (EU-MOVE). */
class RoutesTest {

    private static List<Option> ways(War war, String to) {
        return War.RULES.moves(war.board(), "army").orElseThrow().stream()
                .filter(option -> option.command() instanceof MoveStack move && move.path().getLast().equals(new SpaceId(to)))
                .toList();
    }

    /** A war in which Spain has paid for active campaigns, so that it intercepts in French provinces too. */
    private static War active(Situation situation) {
        return situation.war().waits("france").declares("spain", Campaign.MULTIPLE).plays(new EndMovement(new CountryId("spain")))
                .nothingElse(6).declares("france", Campaign.MULTIPLE);
    }

    @Test
    void aWayThatIsWorseInEveryRespectIsNotOffered() {
        var war = Situation.franceAgainstSpain().stack("army", "france", "picardie", 1, 0, 0).stack("watch", "spain", "flandre", 0, 0, 1)
                .war().declares("france", Campaign.SIMPLE);

        var champagne = ways(war, "champagne");

        assertThat(champagne).as("3 MP through Artois are active, and 4 of 10 to be caught").singleElement()
                .extracting(Option::command).isEqualTo(new MoveStack(new StackId("army"), List.of(new SpaceId("ile_de_france"), new SpaceId("champagne"))));
        var safe = champagne.getFirst();
        assertThat(Told.of(safe.label())).startsWith("eu.movement.march: onward no, where Champagne, way any,").contains("mp 3, active no, caught no");
        assertThat(safe.move().active()).isFalse();
        assertThat(safe.move().caught()).isEqualTo("0.00");
    }

    private static Situation frenchArtois() {
        return Situation.franceAgainstSpain().controller("artois", "france").level("artois", 1)
                .stack("army", "france", "picardie", 1, 0, 0).stack("watch", "spain", "flandre", 0, 0, 1);
    }

    @Test
    void aShorterWayThatIsLessSafeComesSecond() {
        var champagne = ways(active(frenchArtois()), "champagne");

        assertThat(champagne).extracting(option -> Told.of(option.label())).satisfiesExactly(
                safe -> assertThat(safe).contains("where Champagne, way between, between Île-de-France", "mp 3", "caught no"),
                shorter -> assertThat(shorter).contains("where Champagne, way between, between Artois", "mp 2", "caught yes, chance (eu.movement.percent: under no, percent 30)"));
        assertThat(champagne).extracting(option -> option.move().caught()).as("8, 9 and 10").containsExactly("0.00", "0.30");
    }

    @Test
    void eachStackThatCouldTryIsCountedOnceWhereItDoesBest() {
        var war = active(frenchArtois().stack("guard", "spain", "hainaut", 0, 0, 1));

        var through = ways(war, "champagne").getLast().move();

        assertThat(through.path()).containsExactly("artois", "champagne");
        assertThat(through.risks()).extracting(risk -> risk.by() + " " + risk.zone() + " " + risk.chance()).containsExactly(
                "guard artois 0.30", "watch artois 0.30", "guard champagne 0.30");
        assertThat(through.caught()).as("1 - 7/10 x 7/10: the guard tries in Artois or in Champagne").isEqualTo("0.51");
    }

    @Test
    void whatIsCrossedLastCountsWhereABattleMayBeFought() {
        var quiet = Situation.franceAgainstSpain().controller("artois", "france").level("artois", 1).stack("army", "france", "ile_de_france", 1, 0, 0)
                .war().declares("france", Campaign.MULTIPLE);
        assertThat(ways(quiet, "picardie")).extracting(Option::command).as("2 MP across the river or through Artois: straight")
                .containsExactly(new MoveStack(new StackId("army"), List.of(new SpaceId("picardie"))));

        var battle = Situation.franceAgainstSpain().controller("artois", "france").level("artois", 1).stack("army", "france", "ile_de_france", 1, 0, 0)
                .stack("field", "spain", "picardie", 0, 0, 1).war().declares("france", Campaign.MULTIPLE);
        assertThat(ways(battle, "picardie")).extracting(Option::command).as("3 MP each way, and no river before the battle")
                .containsExactly(new MoveStack(new StackId("army"), List.of(new SpaceId("artois"), new SpaceId("picardie"))));
    }

    @Test
    void whoGoesOnAfterABattleIsOfferedTheWaysToo() {
        var war = active(frenchArtois()).plays(new MoveStack(new StackId("army"), List.of(new SpaceId("artois"))))
                .plays(new AttemptInterception(List.of(new StackId("watch"))), 10)
                .plays(new FightBattle(new SpaceId("artois")), War.luck(Side.PHASING));

        assertThat(war.decision("onward").options()).extracting(Option::command)
                .contains(new ContinueMove(new StackId("army"), List.of(new SpaceId("champagne"))));
        assertThat(war.decision("onward").options()).filteredOn(option -> option.move() != null)
                .allMatch(option -> option.move().left() >= 0 && option.move().left() <= 12 - 1 - option.move().cost());
    }

    // --- No way is missing -------------------------------------------------------------------------------------------

    private record Walked(List<String> path, int mp, long hostile, BigDecimal free) {}

    @Test
    void noLegalWayIsBetterThanAllThatAreOffered() {
        var war = active(frenchArtois().stack("guard", "spain", "brabant", 0, 0, 1).stack("siege", "france", "hainaut", 0, 0, 1)
                .stack("far", "spain", "luxemburg", 0, 0, 1));
        var board = new WarView(war.board(), EuMap.PRINTED, EuTables.PRINTED);
        var offered = War.RULES.moves(war.board(), "army").orElseThrow().stream().map(Option::move).filter(move -> move != null).toList();
        var risks = new HashMap<String, Map<String, BigDecimal>>();
        offered.forEach(move -> move.risks().forEach(risk ->
                risks.computeIfAbsent(risk.zone(), zone -> new HashMap<>()).put(risk.by(), new BigDecimal(risk.chance()))));
        var walked = new ArrayList<Walked>();
        walk(board, risks, new ArrayList<>(), 0, 6, walked);

        assertThat(walked).hasSizeGreaterThan(50);
        for (var way : walked) {
            assertThat(offered).as("%s", way).anyMatch(move -> move.to().equals(way.path().getLast()) && move.cost() <= way.mp()
                    && hostile(board, move.path()) <= way.hostile() && BigDecimal.ONE.subtract(new BigDecimal(move.caught())).compareTo(way.free()) >= 0);
        }
        assertThat(offered).allMatch(move -> move.caught().equals(MovePreview.format(BigDecimal.ONE.subtract(free(risks, move.path())))));
    }

    /** All ways that enter no province twice, as far as so many MP lead. */
    private static void walk(WarView board, Map<String, Map<String, BigDecimal>> risks, List<String> path, int mp, int most, List<Walked> walked) {
        var army = board.state().stacks().get(new StackId("army"));
        var at = path.isEmpty() ? army.province().value() : path.getLast();
        for (var road : board.roads(new SpaceId(at))) {
            var longer = new ArrayList<>(path);
            longer.add(road.to().value());
            if (path.contains(road.to().value()) || road.to().equals(army.province())
                    || War.RULES.refusal(board.state(), new MoveStack(new StackId("army"), Id.all(longer, SpaceId::new))).isPresent()) {
                continue;
            }
            int spent = mp + Marches.cost(board, army, new SpaceId(at), road.to()).total();
            if (spent <= most) {
                walked.add(new Walked(longer, spent, hostile(board, longer), free(risks, longer)));
                walk(board, risks, longer, spent, most, walked);
            }
        }
    }

    private static long hostile(WarView board, List<String> path) {
        return path.stream().filter(province -> board.hasUnfriendlyForces(new SpaceId(province), Alliance.of(0))).count();
    }

    private static BigDecimal free(Map<String, Map<String, BigDecimal>> risks, List<String> path) {
        var best = new HashMap<String, BigDecimal>();
        path.forEach(zone -> risks.getOrDefault(zone, Map.of()).forEach((by, chance) -> best.merge(by, chance, BigDecimal::max)));
        return best.values().stream().map(BigDecimal.ONE::subtract).reduce(BigDecimal.ONE, BigDecimal::multiply);
    }
}
