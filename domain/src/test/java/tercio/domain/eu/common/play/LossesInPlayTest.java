package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import tercio.domain.dice.Dice;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.Counters;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.battle.play.BattleCommand.FightBattle;
import tercio.domain.eu.land.battle.play.BattleCommand.HoldTheField;
import tercio.domain.eu.land.battle.play.BattleCommand.Retreat;
import tercio.domain.eu.land.battle.play.BattleCommand.StandAndFight;
import tercio.domain.eu.land.losses.play.LossCommand.TakeLosses;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.land.movement.play.MoveCommand.MergeStacks;
import tercio.domain.eu.land.movement.play.MoveCommand.SplitStack;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.turn.campaign.play.CampaignCommand.DeclareCampaign;
import tercio.domain.eu.turn.round.play.RoundCommand.RollContinuation;
import tercio.domain.game.Decision;
import tercio.domain.map.SpaceId;

/** The troops that are killed are the choice of those who lead (EU-BATTLE-LOSSES). */
class LossesInPlayTest {

    private static War beaten() {
        return Situation.franceAgainstSpain().stack("army", "france", "ile_de_france", 2, 0, 0)
                .stack("field", "spain", "artois", 1, 0, 0).stack("second", "spain", "artois", 0, 2, 0)
                .war().declares("france", Campaign.MULTIPLE).marches("army", "artois").plays(new EndMovement(new CountryId("france")))
                .plays(new FightBattle(new SpaceId("artois"))).plays(new StandAndFight(new SpaceId("artois")), War.luck(Side.PHASING))
                .plays(Retreat.to(new SpaceId("artois"), new SpaceId("hainaut")), War.luck(Side.PHASING));
    }

    @Test
    void lossesAreSharedAmongTheStacksOfASideAsItLikes() {
        var war = beaten();
        var owed = (Duty.Losses) war.board().duties().getFirst();

        assertThat(owed.stacks()).containsExactlyInAnyOrder(new StackId("field"), new StackId("second"));
        war.plays(new TakeLosses(new StackId("field"), Counters.of(Units.of(0, 1, 1))));
        assertThat(((Duty.Losses) war.board().duties().getFirst()).ld()).as("one of them is taken").isEqualTo(owed.ld() - 1);
        assertThat(war.board().stacks().get(new StackId("field")).units()).as("A+ less 1 LD").isEqualTo(Units.of(0, 1, 1));
    }

    @Test
    void neitherMoreNorNothing() {
        var war = beaten();

        assertThat(war.refuses(new TakeLosses(new StackId("field"), Counters.of(Units.of(1, 0, 0)))).rule().id()).isEqualTo("EU-BATTLE-LOSSES");
        assertThat(war.refuses(new TakeLosses(new StackId("army"), Counters.of(Units.of(1, 0, 0)))).legal()).isNotEmpty();
        assertThat(war.refuses(new TakeLosses(new StackId("field"), null)).rule().id()).isEqualTo("EU-BATTLE-LOSSES");
    }

    @Test
    void nothingGoesOnBeforeTheyAreTaken() {
        var war = beaten();

        for (EuCommand other : List.of(new FightBattle(new SpaceId("artois")), new EndMovement(new CountryId("france")), new DeclareCampaign(new CountryId("spain"), Campaign.NONE),
                new RollContinuation(), new SplitStack(new StackId("field"), Counters.of(Units.of(0, 0, 1)), false), new MergeStacks(new StackId("field"), new StackId("second")))) {
            var refusal = war.refuses(other);
            assertThat(refusal.rule().id()).as("%s", other).isEqualTo("EU-BATTLE-LOSSES");
            assertThat(refusal.legal()).isNotEmpty();
        }
    }

    private static final Dice SIXES = name -> OptionalInt.of(6);

        /** A day of fire and shock in which both sides throw well: each has losses to take, and a choice. */
    private static War bothBeaten() {
        var war = Situation.franceAgainstSpain().stack("army", "france", "ile_de_france", 2, 0, 0)
                .stack("field", "spain", "artois", 2, 0, 0)
                .war().declares("france", Campaign.MULTIPLE).marches("army", "artois").plays(new EndMovement(new CountryId("france")))
                .plays(new FightBattle(new SpaceId("artois"))).plays(new StandAndFight(new SpaceId("artois")), SIXES);
        while (war.decisions().getFirst().id().startsWith("retreat")) {
            boolean dayIsOver = war.decisions().getFirst().id().equals("retreat-attempt");
            war.plays(dayIsOver ? new HoldTheField(new SpaceId("artois")) : Retreat.to(new SpaceId("artois"), new SpaceId("hainaut")), SIXES);
        }
        return war;
    }

    @Test
    void countriesTakeTheirLossesSideBySide() {
        var war = bothBeaten();

        assertThat(war.decisions()).extracting(Decision::kind).containsOnly("TakeLosses");
        assertThat(war.decisions()).extracting(Decision::party).containsExactlyInAnyOrder("france", "spain");
        for (var decision : war.decisions()) {
            assertThat(decision.options()).allSatisfy(option ->
                    assertThat(War.RULES.parties(war.board(), (EuCommand) option.command())).containsExactly(decision.party()));
        }
        var last = war.decisions().getLast();
        war.plays((EuCommand) last.options().getFirst().command());
        assertThat(war.decisions().getFirst().party()).as("the other country is still asked").isNotEqualTo(last.party());
    }

    @Test
    void whoTakesLossesFirstChangesNothing() {
        var one = bothBeaten();
        var other = bothBeaten();
        var first = (EuCommand) one.decisions().getFirst().options().getFirst().command();
        var second = (EuCommand) one.decisions().getLast().options().getFirst().command();

        one.plays(first).plays(second);
        other.plays(second).plays(first);

        assertThat(one.board().stacks()).isEqualTo(other.board().stacks());
    }

    @Test
    void whereNothingIsOwedNothingIsTaken() {
        var war = Situation.franceAgainstSpain().stack("army", "france", "ile_de_france", 2, 0, 0).war();

        assertThat(war.refuses(new TakeLosses(new StackId("army"), Counters.of(Units.of(1, 0, 0)))).rule().id()).isEqualTo("EU-BATTLE-LOSSES");
    }

    @Test
    void theCountryWithMostLdLeads() {
        var war = Situation.franceAgainstSpain().alliances(List.of("france", "venice"), List.of("spain")).initiative("venice", 30)
                .stack("army", "france", "artois", 0, 1, 0).under(2, 2, 2, 0).stack("ally", "venice", "artois", 1, 0, 0)
                .stack("field", "spain", "hainaut", 2, 0, 0)
                .war();
        var together = war.board().stacksIn(new SpaceId("artois"));

        assertThat(war.board().commandingCountry(together).value()).as("4 LD against 2").isEqualTo("venice");
        assertThat(war.board().commander(together)).as("its own general is not there").isEmpty();
    }

    @Test
    void aMonarchCommandsHoweverFewHeHas() {
        var war = Situation.franceAgainstSpain().alliances(List.of("france", "venice"), List.of("spain")).initiative("venice", 30)
                .stack("army", "france", "artois", 0, 0, 1).underMonarch().stack("ally", "venice", "artois", 1, 0, 0).under(4, 4, 4, 0).war();

        assertThat(war.board().commandingCountry(war.board().stacksIn(new SpaceId("artois"))).value()).isEqualTo("france");
    }
}
