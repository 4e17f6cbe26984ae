package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.Counters;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.battle.play.BattleCommand.FightBattle;
import tercio.domain.eu.land.battle.play.BattleCommand.Retreat;
import tercio.domain.eu.land.battle.play.BattleCommand.StandAndFight;
import tercio.domain.eu.land.battle.play.BattleCommand.WithdrawIntoFortress;
import tercio.domain.eu.land.interception.play.InterceptionCommand.AttemptInterception;
import tercio.domain.eu.land.interception.play.InterceptionCommand.FightLater;
import tercio.domain.eu.land.losses.play.LossCommand.TakeLosses;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.land.movement.play.MoveCommand.MoveStack;
import tercio.domain.eu.land.siege.UnderminingResult;
import tercio.domain.eu.land.siege.play.SiegeCommand.DeclineAssault;
import tercio.domain.eu.land.siege.play.SiegeCommand.GrantWarHonours;
import tercio.domain.eu.land.siege.play.SiegeCommand.ResolveAssault;
import tercio.domain.eu.land.siege.play.SiegeCommand.TakeBreach;
import tercio.domain.eu.land.siege.play.SiegeCommand.Undermine;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.turn.round.play.RoundCommand.RollContinuation;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.Forecast;

/** The odds of answers that throw no die themselves: of the siege, the assault or the battle after them, and of the rest after losses. */
class OddsOfConsequencesTest {

    private static Forecast odds(War war, EuCommand command) {
        return War.RULES.forecasts(war.board(), List.of(command)).getFirst().orElseThrow();
    }

    private static void isChance(Forecast odds, String figure, Object value, int tenths) {
        var found = odds.figures().get(figure);
        assertThat(found.weightOf(value::equals).multiply(BigInteger.TEN)).as("%s", value).isEqualTo(found.whole().multiply(BigInteger.valueOf(tenths)));
    }

    // --- Sieges ----------------------------------------------------------------------------------------------------

    /** 10 - 1 level + 2 artillery + 1 siege value is a 12: breach or war honours (EU-SIEGE-HONOURS). */
    private static War offered() {
        return Situation.franceAgainstSpain().level("artois", 1).stack("army", "france", "artois", 2, 0, 0).under(1, 1, 1, 1).war()
                .waits("france").waits("spain").plays(new Undermine(new SpaceId("artois")), 10);
    }

    @Test
    void aBreachShowsTheAssaultThroughItAndHonoursTheFortress() {
        var war = offered();
        var breach = odds(war, new TakeBreach(new SpaceId("artois")));

        assertThat(odds(war, new GrantWarHonours(new SpaceId("artois"))).figures().get("fortressFalls")).isEqualTo(Distribution.certain(true));
        war.plays(new TakeBreach(new SpaceId("artois")));
        var assault = odds(war, new ResolveAssault(new SpaceId("artois")));
        assertThat(breach.figures().get("assault/fortressFalls")).isEqualTo(assault.figures().get("fortressFalls"));
        assertThat(breach.figures().get("assault/besiegerLossesLd")).isEqualTo(assault.figures().get("besieger/lossesLd"));
    }

    @Test
    void goingOnUnderminingShowsTheNextRoundOfIt() {
        var war = offered().plays(new TakeBreach(new SpaceId("artois")));
        var later = odds(war, new DeclineAssault(new SpaceId("artois")));

        war.plays(new DeclineAssault(new SpaceId("artois"))).plays(new RollContinuation(), 6).waits("france").waits("spain");

        assertThat(later.figures().get("undermining/result")).isEqualTo(odds(war, new Undermine(new SpaceId("artois"))).figures().get("result"));
    }

    /** 1..10 - 3 level + 2 artillery + 1 troops inside without an ARMY = 1..10: up to 3 nothing, 4 to 6 S-, 7 to 9 S+, 10 a breach (EU-SIEGE-UNDERMINING). */
    @Test
    void whoWithdrawsIntoTheFortressSeesTheSiege() {
        var war = Situation.franceAgainstSpain().level("artois", 3).stack("army", "france", "ile_de_france", 2, 0, 0)
                .stack("inside", "spain", "artois", 0, 0, 2).war().declares("france", Campaign.MULTIPLE).marches("army", "artois")
                .plays(new EndMovement(new CountryId("france"))).plays(new FightBattle(new SpaceId("artois")));

        var siege = odds(war, new WithdrawIntoFortress(new SpaceId("artois")));

        isChance(siege, "undermining/result", UnderminingResult.NONE, 3);
        isChance(siege, "undermining/result", UnderminingResult.SIEGEWORK_MINUS, 3);
        isChance(siege, "undermining/result", UnderminingResult.SIEGEWORK_PLUS, 3);
        isChance(siege, "undermining/result", UnderminingResult.BREACH, 1);
        assertThat(siege.figures()).containsKey("assault/fortressFalls").doesNotContainKey("winner");
    }

    // --- A battle that is put off ----------------------------------------------------------------------------------

    /** EU-INT-MERGE: 4 LD stand in Flandre and 5 intercept; all of them fight later. */
    @Test
    void aBattleThatIsPutOffShowsItWithAllForces() {
        var war = Situation.franceAgainstSpain().stack("f1", "france", "picardie", 0, 1, 0)
                .stack("guard", "spain", "flandre", 1, 0, 0).stack("watch", "spain", "artois", 1, 0, 1)
                .war().declares("france", Campaign.MULTIPLE).plays(new MoveStack(new StackId("f1"), List.of(new SpaceId("flandre"))))
                .plays(new AttemptInterception(List.of(new StackId("watch"))), 10);
        var later = odds(war, new FightLater(new SpaceId("flandre")));

        war.plays(new FightLater(new SpaceId("flandre"))).plays(new EndMovement(new CountryId("france"))).plays(new FightBattle(new SpaceId("flandre")));

        assertThat(later).isEqualTo(odds(war, new StandAndFight(new SpaceId("flandre"))));
    }

    // --- Losses ----------------------------------------------------------------------------------------------------

    /** EU-VET-3: 2 veterans of 4 LD are not more than half, of 3 they are; 1 of 3 is not. */
    @Test
    void lossesShowWhatTheyLeave() {
        var war = Situation.franceAgainstSpain().stack("army", "france", "ile_de_france", 2, 0, 0)
                .stack("field", "spain", "artois", 1, 0, 0).veterans(2).stack("second", "spain", "artois", 0, 2, 0)
                .war().declares("france", Campaign.MULTIPLE).marches("army", "artois").plays(new EndMovement(new CountryId("france")))
                .plays(new FightBattle(new SpaceId("artois"))).plays(new StandAndFight(new SpaceId("artois")), War.luck(Side.PHASING))
                .plays(Retreat.to(new SpaceId("artois"), new SpaceId("hainaut")), War.luck(Side.PHASING));
        var left = Counters.of(Units.of(0, 1, 1));

        var conscript = odds(war, new TakeLosses(new StackId("field"), left));
        var veteran = odds(war, new TakeLosses(new StackId("field"), left, 1));

        assertThat(conscript.figures().get("left/ld")).isEqualTo(Distribution.certain(3));
        assertThat(conscript.figures().get("left/veteranLd")).isEqualTo(Distribution.certain(2));
        assertThat(conscript.figures().get("left/veteran")).isEqualTo(Distribution.certain(true));
        assertThat(veteran.figures().get("left/veteranLd")).isEqualTo(Distribution.certain(1));
        assertThat(veteran.figures().get("left/veteran")).isEqualTo(Distribution.certain(false));
    }
}
