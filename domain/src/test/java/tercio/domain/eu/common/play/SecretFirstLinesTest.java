package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;
import static tercio.domain.eu.given.War.RULES;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.FirstLine;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.EuScenario;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.sea.attrition.play.ShipLossCommand.RollNavalAttrition;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.AcceptSeaBattle;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.AttackFleet;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.ChooseFirstLine;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.FightAtSea;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.SealFirstLine;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.FirstLineSealed;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.FirstLinesAwaited;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.FirstLinesFormed;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailFleet;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.game.Decision;
import tercio.domain.game.Option;
import tercio.domain.game.Viewer;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Forecast;
import tercio.domain.ruling.Fraction;
import tercio.domain.ruling.Readings;
import tercio.domain.sentence.given.Told;

/** Both sides of a battle at sea choose their first lines in secret (EU-SEA-LINE, AMB-73), in games opened since that is so. */
class SecretFirstLinesTest {

    private static final Ships MIXED = new Ships(0, 0, 2, 3, 0, 0, 0);
    private static final Viewer FRANCE = Viewer.of(List.of("france"));
    private static final Viewer SPAIN = Viewer.of(List.of("spain"));

    private static final List<FirstLine> FRENCH_LINES = List.of(FirstLine.NWD, FirstLine.NGD);

    private static Situation fleets(Ships french, Ships spanish) {
        return franceAgainstSpain().admiral("duc", "france", 2, 2, 2).admiral("conde", "spain", 2, 2, 2)
                .fleet("west", "france", "s_lion", french, "duc").fleet("armada", "spain", "s_lion", spanish, "conde");
    }

    private static War accepted(War war) {
        return war.declares("france", Campaign.SIMPLE)
                .plays(new SailFleet(new StackId("west"), List.of(), Optional.of(NavalAction.battle(new StackId("armada")))))
                .plays(new RollNavalAttrition(new StackId("west")), 1).plays(new EndMovement(new CountryId("france")))
                .plays(new AttackFleet(new StackId("west"))).plays(new AcceptSeaBattle(new StackId("armada")));
    }

    private static War choosing() {
        return accepted(fleets(MIXED, MIXED).war());
    }

    private static SealFirstLine french(FirstLine line) {
        return new SealFirstLine(new CountryId("france"), new StackId("west"), Optional.of(line));
    }

    private static SealFirstLine spanish(FirstLine line) {
        return new SealFirstLine(new CountryId("spain"), new StackId("armada"), Optional.of(line));
    }

    @Test
    void bothSidesAreAskedAtTheSameTimeAndRevealedTogether() {
        var war = choosing();
        assertThat(war.last(FirstLinesAwaited.class)).isEqualTo(new FirstLinesAwaited(new SpaceId("s_lion"), List.of(new CountryId("france"), new CountryId("spain"))));
        assertThat(war.decisions()).extracting(Decision::party).containsExactly("france", "spain");
        assertThat(war.decision("first-line-phasing").options()).extracting(Option::command).containsExactly(french(FirstLine.NWD), french(FirstLine.NGD));

        war.plays(spanish(FirstLine.NGD));
        assertThat(war.decisions()).extracting(Decision::party).containsExactly("france");
        assertThat(war.refuses(spanish(FirstLine.NWD)).rule()).isEqualTo(Citation.of("EU-SEA-LINE"));

        war.plays(french(FirstLine.NWD));
        assertThat(war.last(FirstLinesFormed.class)).isEqualTo(new FirstLinesFormed(new SpaceId("s_lion"), FirstLine.NWD, FirstLine.NGD));
        assertThat(war.decisions()).extracting(Decision::id).containsExactly("sea-battle");
    }

    @Test
    void aLineIsRefusedWhereItIsNotOfTheCountryOrOfItsShips() {
        var war = choosing();
        assertThat(Told.of(war.refuses(new SealFirstLine(new CountryId("france"), new StackId("armada"), Optional.of(FirstLine.NWD))).detail())).contains("eu.seabattle.refused-line-commander: who Spain");
        assertThat(Told.of(war.refuses(french(FirstLine.NTD)).detail())).contains("eu.seabattle.refused-line-ships");
        assertThat(war.refuses(new SealFirstLine(new CountryId("france"), new StackId("west"), Optional.empty())).rule()).isEqualTo(Citation.of("EU-SEA-LINE"));
        assertThat(Told.of(war.refuses(new ChooseFirstLine(new StackId("west"), FirstLine.NWD)).detail())).contains("eu.seabattle.refused-no-open-line");
        assertThat(RULES.parties(war.board(), french(FirstLine.NWD))).containsExactly("france");
    }

    @Test
    void whoHasShipsForOneLineAloneHasNoSecret() {
        var war = accepted(fleets(MIXED, new Ships(0, 0, 0, 5, 0, 0, 0)).war());
        assertThat(war.decisions()).extracting(Decision::party).containsExactly("france");
        war.plays(new ChooseFirstLine(new StackId("west"), FirstLine.NWD));
        assertThat(war.last(FirstLinesFormed.class)).isEqualTo(new FirstLinesFormed(new SpaceId("s_lion"), FirstLine.NWD, FirstLine.NGD));
        assertThat(new ChooseFirstLine(new StackId("west"), FirstLine.NWD).secrets()).isEmpty();
    }

    /** Everything that is computed from the board of a viewer. */
    private static void same(EuState one, EuState other, Viewer viewer) {
        var seen = RULES.asSeenBy(one, viewer);
        var twin = RULES.asSeenBy(other, viewer);
        assertThat(seen).isEqualTo(twin);
        assertThat(RULES.decisions(seen)).isEqualTo(RULES.decisions(twin));
        for (var decision : RULES.decisions(seen)) {
            var commands = decision.options().stream().map(option -> (EuCommand) option.command()).toList();
            assertThat(RULES.forecasts(seen, commands)).isEqualTo(RULES.forecasts(twin, commands));
        }
        for (var line : FirstLine.values()) {
            assertThat(RULES.refusal(seen, french(line))).isEqualTo(RULES.refusal(twin, french(line)));
        }
    }

    @Test
    void anUnrevealedLineIsSeenByItsCountryAlone() {
        var one = choosing().plays(spanish(FirstLine.NWD));
        var other = choosing().plays(spanish(FirstLine.NGD));

        same(one.board(), other.board(), Viewer.PUBLIC);
        same(one.board(), other.board(), FRANCE);
        assertThat(RULES.asSeenBy(one.board(), SPAIN)).isEqualTo(one.board()).isNotEqualTo(RULES.asSeenBy(other.board(), SPAIN));
        assertThat(RULES.asSeenBy(one.board(), Viewer.ALL)).isSameAs(one.board());
        var event = one.last(FirstLineSealed.class);
        assertThat(Told.of(RULES, one.board(), event, List.of())).isEqualTo("eu.seabattle.first-line-chosen: who Spain.");
        assertThat(event.secrets()).hasSize(1).isEqualTo(spanish(FirstLine.NWD).secrets());
        assertThat(event.secrets()).allMatch(SPAIN::sees);
        assertThat(event.secrets()).anyMatch(secret -> !FRANCE.sees(secret));
    }

    /** The command of the second side can be judged from what that side sees: it does not reveal the line of the first. */
    @Test
    void theSecondChoiceIsLegalOnTheBoardOfItsCountry() {
        var war = choosing().plays(spanish(FirstLine.NGD));
        assertThat(RULES.refusal(RULES.asSeenBy(war.board(), FRANCE), french(FirstLine.NWD))).isEmpty();
    }

    @Test
    void aSealedLineIsShownToAllOnceBothAreRevealed() {
        var war = choosing();
        var before = war.board();
        war.plays(spanish(FirstLine.NGD));
        var event = war.last(FirstLineSealed.class);
        assertThat(RULES.isRevealed(before, event, war.board())).isFalse();
        assertThat(RULES.revealsMore(before, war.board())).as("a seat takes back its own sealed choice").isFalse();
        var half = war.board();
        war.plays(french(FirstLine.NWD));
        assertThat(RULES.isRevealed(before, event, war.board())).isTrue();
        assertThat(RULES.revealsMore(half, war.board())).as("nobody takes back a revealed choice without consent").isTrue();
    }

    // --- Odds ------------------------------------------------------------------------------------------------------

    private static Forecast odds(War war, EuCommand command) {
        return RULES.forecasts(war.board(), List.of(command)).getFirst().orElseThrow();
    }

    private static Map<Object, Fraction> winners(Forecast odds) {
        var winner = odds.figures().get("winner");
        return winner.weights().entrySet().stream().collect(Collectors.toMap(Map.Entry::getKey, end -> new Fraction(end.getValue(), winner.whole())));
    }

    /** Against an enemy without a choice the odds of a line are those of the battle that follows. */
    @Test
    void theOddsOfALineAgainstAKnownOne() {
        var war = accepted(fleets(MIXED, new Ships(0, 0, 0, 5, 0, 0, 0)).war());
        var foreseen = odds(war, new ChooseFirstLine(new StackId("west"), FirstLine.NWD));
        assertThat(foreseen).isNotEqualTo(odds(war, new ChooseFirstLine(new StackId("west"), FirstLine.NGD)));
        war.plays(new ChooseFirstLine(new StackId("west"), FirstLine.NWD));
        assertThat(winners(foreseen)).isEqualTo(winners(odds(war, new FightAtSea(new StackId("west")))));
        assertThat(foreseen.parties()).containsEntry("phasing", "france");
    }

    /**
     * Against an enemy that mixes its lines so that it cannot be outguessed, no line does better than the value of the choice,
     * and each side has odds for each of its lines, the same before and after the enemy has chosen.
     */
    @Test
    void theOddsOfALineAgainstAnEnemyThatHasAChoiceToo() {
        var war = choosing();
        var before = FRENCH_LINES.stream().map(line -> odds(war, french(line))).toList();
        assertThat(before).allSatisfy(odds -> assertThat(odds.figures()).containsKeys("winner", "phasing/routed", "windAdvantage"));
        war.plays(spanish(FirstLine.NGD));
        assertThat(FRENCH_LINES.stream().map(line -> odds(war, french(line))).toList()).isEqualTo(before);
    }

    // --- Which games hold secrets ----------------------------------------------------------------------------------

    private static EuScenario scenario(String name) {
        return RULES.scenario(name).orElseThrow();
    }

    @Test
    void aWarAtSeaHoldsSecretsAndAWarOnLandNone() {
        assertThat(RULES.hasSecrets(RULES.edition(), scenario("lepanto"))).isTrue();
        assertThat(RULES.hasSecrets(RULES.edition(), scenario("artois"))).isFalse();
        assertThat(RULES.start(scenario("artois"), Readings.STANDARD)).isEqualTo(RULES.start("4", scenario("artois"), Readings.STANDARD));
    }

    /** A game that was opened under an earlier edition goes on as it began: the non-phasing side chooses first after a declared battle, openly. */
    @Test
    void anOlderGameChoosesInTurnAndOpenly() {
        var scenario = fleets(MIXED, MIXED).scenario();
        assertThat(RULES.hasSecrets("4", scenario)).isFalse();
        var war = accepted(War.on(RULES.start("4", scenario, Readings.STANDARD)));
        assertThat(war.decisions()).extracting(Decision::id).containsExactly("first-line-nonPhasing");
        assertThat(war.refuses(new ChooseFirstLine(new StackId("west"), FirstLine.NWD)).rule()).isEqualTo(Citation.of("EU-SEA-LINE"));
        assertThat(Told.of(war.refuses(french(FirstLine.NWD)).detail())).contains("eu.seabattle.refused-no-secret-line");
        war.plays(new ChooseFirstLine(new StackId("armada"), FirstLine.NGD)).plays(new ChooseFirstLine(new StackId("west"), FirstLine.NWD));
        assertThat(war.last(FirstLinesFormed.class)).isEqualTo(new FirstLinesFormed(new SpaceId("s_lion"), FirstLine.NWD, FirstLine.NGD));
    }
}
