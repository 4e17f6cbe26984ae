package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import tercio.domain.dice.Dice;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.LeaderStatus.Fate;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.battle.play.BattleCommand.FightBattle;
import tercio.domain.eu.land.battle.play.BattleCommand.StandAndFight;
import tercio.domain.eu.land.battle.play.BattleCommand.WithdrawIntoFortress;
import tercio.domain.eu.land.losses.play.LossEvent.LeaderCaptured;
import tercio.domain.eu.land.losses.play.LossEvent.LeaderEscaped;
import tercio.domain.eu.land.losses.play.LossEvent.LeaderKilled;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.land.siege.play.SiegeCommand.ResolveAssault;
import tercio.domain.eu.sea.attrition.play.ShipLossCommand.RollNavalAttrition;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.AcceptSeaBattle;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.AttackFleet;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.CaptureShips;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.EndSeaBattle;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.FightAtSea;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.LetFleetGo;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.RetreatToPort;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.AdmiralHit;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailFleet;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.turn.round.RoundBox;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.given.Told;

/** Leaders who escape their first death (EU-LEAD-9), here in the service of Spain or France. */
class EscapesTest {

    private static final String DRAKE = "angleterre_drake";
    private static final String FRIEDRICH = "prusse_friedrich_ii";
    private static final String CARL = "suede_carl_xii";

    // --- On land ---------------------------------------------------------------------------------------------------

    private static final Dice DICE = name -> switch (name.purpose()) {
        case "leaderCasualty" -> OptionalInt.of(name.side().equals("phasing") ? 10 : 1);
        case "leaderFate" -> OptionalInt.of(3);
        default -> OptionalInt.of(1);
    };

    /** The French attack 5 LD under the leader, who is hit; an odd second die kills him. */
    private static War beaten(Situation situation, String leader) {
        var war = situation.stack("army", "france", "ile_de_france", 2, 0, 0).stack("field", "spain", "artois", 1, 0, 1).ledBy(leader)
                .war().declares("france", Campaign.MULTIPLE).marches("army", "artois").plays(new EndMovement(new CountryId("france")))
                .plays(new FightBattle(new SpaceId("artois")))
                .plays(new StandAndFight(new SpaceId("artois")), DICE);
        while (war.decisions().getFirst().id().startsWith("retreat")) {
            war.plays((EuCommand) war.decisions().getFirst().options().getFirst().command(), DICE);
        }
        return war;
    }

    @Test
    void friedrichIsUnharmedOnce() {
        var war = beaten(franceAgainstSpain().printed(FRIEDRICH, "spain"), FRIEDRICH);
        assertThat(war.last(LeaderEscaped.class)).isEqualTo(new LeaderEscaped(new LeaderId(FRIEDRICH), null));
        assertThat(war.events()).noneMatch(LeaderKilled.class::isInstance);
        assertThat(war.board().stack(new StackId("field")).orElseThrow().leaders()).containsExactly(new LeaderId(FRIEDRICH));
        assertThat(war.board().leaders().get(new LeaderId(FRIEDRICH)).hasEscaped()).isTrue();
        assertThat(Told.of(War.RULES, war.board(), war.last(LeaderEscaped.class), List.of())).startsWith("eu.losses.leader-escaped: ").endsWith("gone no.");
        assertThat(war.step("escape of a leader").rule().id()).isEqualTo("EU-LEAD-9");

        var again = beaten(franceAgainstSpain().escapedBefore(FRIEDRICH, "spain"), FRIEDRICH);
        assertThat(again.last(LeaderKilled.class)).isEqualTo(new LeaderKilled(new LeaderId(FRIEDRICH)));
    }

    @Test
    void charlesEscapesDeathAndCapture() {
        var killed = beaten(franceAgainstSpain().printed(CARL, "spain"), CARL);
        assertThat(killed.last(LeaderEscaped.class)).isEqualTo(new LeaderEscaped(new LeaderId(CARL), RoundBox.END));
        assertThat(killed.board().leaders().get(new LeaderId(CARL)).fate()).isEqualTo(Fate.WOUNDED);
        assertThat(killed.board().stack(new StackId("field")).orElseThrow().leaders()).isEmpty();
        // With his only LD, which is destroyed.
        assertThat(destroyed(franceAgainstSpain().printed(CARL, "spain")).last(LeaderEscaped.class)).isEqualTo(new LeaderEscaped(new LeaderId(CARL), RoundBox.END));
        assertThat(destroyed(franceAgainstSpain().escapedBefore(CARL, "spain")).last(LeaderCaptured.class)).isEqualTo(new LeaderCaptured(new LeaderId(CARL), new CountryId("france")));
        // Inside a fortress that falls.
        assertThat(fallen(franceAgainstSpain().printed(CARL, "spain")).last(LeaderEscaped.class)).isEqualTo(new LeaderEscaped(new LeaderId(CARL), RoundBox.END));
        assertThat(fallen(franceAgainstSpain().escapedBefore(CARL, "spain")).last(LeaderCaptured.class)).isEqualTo(new LeaderCaptured(new LeaderId(CARL), new CountryId("france")));
    }

    private static War destroyed(Situation situation) {
        return situation.stack("army", "france", "ile_de_france", 2, 0, 0).stack("field", "spain", "artois", 0, 0, 1).ledBy(CARL)
                .war().declares("france", Campaign.MULTIPLE).marches("army", "artois").plays(new EndMovement(new CountryId("france"))).plays(new FightBattle(new SpaceId("artois")))
                .plays(new StandAndFight(new SpaceId("artois")), name -> name.purpose().startsWith("leader") ? DICE.next(name) : OptionalInt.of(name.side().equals("phasing") ? 10 : 1));
    }

    private static War fallen(Situation situation) {
        return situation.stack("inside", "spain", "artois", 0, 0, 1).ledBy(CARL).level("artois", 2).stack("army", "france", "ile_de_france", 2, 0, 0)
                .war().declares("france", Campaign.MULTIPLE).marches("army", "artois").plays(new EndMovement(new CountryId("france")))
                .plays(new FightBattle(new SpaceId("artois"))).plays(new WithdrawIntoFortress(new SpaceId("artois"))).waits("spain")
                .plays(new ResolveAssault(new SpaceId("artois")), name -> OptionalInt.of(name.purpose().equals("leaderCasualty") || name.side().equals("besieger") ? 10 : 1));
    }

    @Test
    void othersDie() {
        assertThat(beaten(franceAgainstSpain().printed("espagne_a_spinola", "spain"), "espagne_a_spinola").last(LeaderKilled.class)).isEqualTo(new LeaderKilled(new LeaderId("espagne_a_spinola")));
    }

    // --- At sea ----------------------------------------------------------------------------------------------------

    /** Drake leads the French, who rout; he is hit, and an odd second die kills him. */
    private static War routed(Situation situation) {
        var six = new Ships(1, 0, 6, 0, 0, 0, 0);
        return situation.admiral("conde", "spain", 2, 2, 2).fleet("west", "france", "s_gascogne", six, DRAKE).fleet("armada", "spain", "s_gascogne", six, "conde")
                .war().declares("france", Campaign.SIMPLE).plays(new SailFleet(new StackId("west"), List.of(), Optional.of(NavalAction.battle(new StackId("armada")))))
                .plays(new RollNavalAttrition(new StackId("west")), 1).plays(new EndMovement(new CountryId("france"))).plays(new AttackFleet(new StackId("west"))).plays(new AcceptSeaBattle(new StackId("armada")))
                .plays(new FightAtSea(new StackId("west")), 1, 10, 1, 10, 10).plays(new CaptureShips(new StackId("armada"), List.of(), Optional.empty()))
                .plays(new RetreatToPort(new StackId("west"), new SpaceId("vendee"))).plays(new RollNavalAttrition(new StackId("west")), 1).plays(new LetFleetGo(new StackId("armada")))
                .plays(new EndSeaBattle(new StackId("west")), 1, 5, 3);
    }

    @Test
    void drakeIsGoneForTheRestOfTheTurn() {
        var war = routed(franceAgainstSpain().printed(DRAKE, "france"));
        assertThat(war.last(LeaderEscaped.class)).isEqualTo(new LeaderEscaped(new LeaderId(DRAKE), RoundBox.END));
        assertThat(war.events()).noneMatch(AdmiralHit.class::isInstance);
        assertThat(war.board().fleet(new StackId("west")).orElseThrow().leaders()).isEmpty();
        assertThat(war.board().navies().leaders().get(new LeaderId(DRAKE)).fate()).isEqualTo(Fate.WOUNDED);
        assertThat(war.board().navies().leaders().get(new LeaderId(DRAKE)).returns()).isEqualTo(RoundBox.END);

        assertThat(routed(franceAgainstSpain().escapedBefore(DRAKE, "france")).last(AdmiralHit.class).fate()).isEqualTo(Fate.KILLED);
    }

    @Test
    void theScenarioSaysWhoHasEscapedBefore() {
        var situation = franceAgainstSpain().stack("field", "spain", "artois", 1, 0, 0);
        assertThat(War.RULES.faults(situation.escapedBefore(FRIEDRICH, "spain").scenario())).isEmpty();
        assertThat(War.RULES.faults(franceAgainstSpain().escapedBefore("espagne_a_spinola", "spain").scenario())).containsOnlyKeys("/printedLeaders/0/escaped");
    }
}
