package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.Alliance;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.battle.play.BattleCommand.FightBattle;
import tercio.domain.eu.land.battle.play.BattleCommand.StandAndFight;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.land.movement.play.MoveCommand.MoveStack;
import tercio.domain.eu.land.siege.Siegeworks;
import tercio.domain.eu.supply.line.play.SupplyLines;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.game.Decision;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.given.Told;

/** Several wars at once, and countries that have no part in some of them (EU-ALLY-6, EU-CTRL-5). */
class SeveralWarsTest {

    /** France fights Spain, and England and Venice fight each other. */
    private static Situation twoWars() {
        return Situation.franceAgainstSpain().alliances(List.of("france"), List.of("spain"), List.of("england"), List.of("venice"))
                .warBetween("france", "spain").warBetween("england", "venice")
                .initiative("france", 30).initiative("spain", 20).initiative("england", 10).initiative("venice", 5);
    }

    /** France and England fight Spain, each in a war of its own. */
    private static Situation oneEnemy() {
        return Situation.franceAgainstSpain().alliances(List.of("france"), List.of("spain"), List.of("england"))
                .warBetween("france", "spain").warBetween("england", "spain")
                .initiative("france", 30).initiative("spain", 20).initiative("england", 10);
    }

    @Test
    void alliancesAreAtWarAsTheScenarioSaysAndAllOfThemWhereItSaysNothing() {
        var wars = twoWars().stack("fra", "france", "picardie", 1, 0, 0).war().board();

        assertThat(wars.areAtWar(Alliance.of(0), Alliance.of(1))).isTrue();
        assertThat(wars.areAtWar(Alliance.of(2), Alliance.of(3))).isTrue();
        assertThat(wars.areAtWar(Alliance.of(0), Alliance.of(2))).isFalse();
        assertThat(wars.areAtWar(Alliance.of(1), Alliance.of(3))).isFalse();
        assertThat(wars.areAtWar(Alliance.of(0), Alliance.of(0))).isFalse();
        assertThat(wars.areAtWar(Alliance.of(0), Alliance.NEUTRAL)).isFalse();
        var without = Situation.franceAgainstSpain().alliances(List.of("france"), List.of("spain"), List.of("england")).war().board();
        assertThat(without.areAtWar(Alliance.of(1), Alliance.of(2))).isTrue();
    }

    @Test
    void theFortressOfAThirdPartyBarsTheWay() {
        var war = twoWars().owner("artois", "england").stack("fra", "france", "picardie", 1, 0, 0).war().declares("france", Campaign.MULTIPLE);

        var refusal = war.refuses(new MoveStack(new StackId("fra"), List.of(new SpaceId("artois"))));
        assertThat(refusal.rule().id()).isEqualTo("EU-CTRL-5");
        assertThat(Told.of(refusal.detail())).contains("eu.movement.refused-not-at-war", "who England");
        assertThat(refusal.legal()).isNotEmpty();
    }

    @Test
    void theStacksOfAThirdPartyBarTheWayToACommonEnemy() {
        var war = oneEnemy().stack("fra", "france", "picardie", 1, 0, 0).stack("eng", "england", "flandre", 1, 0, 0).war()
                .declares("france", Campaign.MULTIPLE);

        var refusal = war.refuses(new MoveStack(new StackId("fra"), List.of(new SpaceId("flandre"))));
        assertThat(refusal.rule().id()).isEqualTo("EU-CTRL-5");
        assertThat(Told.of(refusal.detail())).contains("eu.movement.refused-barred-by-stack", "country England", "where Flandre");
        assertThat(refusal.legal()).noneMatch(option -> Told.of(option.label()).contains("where Flandre"));
    }

    @Test
    void aThirdPartyNeitherInterceptsNorFights() {
        var watched = twoWars().owner("artois", "england").stack("fra", "france", "picardie", 1, 0, 0).stack("eng", "england", "artois", 1, 1, 0);
        var war = watched.war().declares("france", Campaign.MULTIPLE).plays(new MoveStack(new StackId("fra"), List.of(new SpaceId("flandre"))));

        assertThat(war.decisions()).extracting(Decision::id).as("nobody is asked").containsExactly("movement");
        assertThat(war.plays(new EndMovement(new CountryId("france"))).decisions()).extracting(Decision::id).noneMatch(id -> id.startsWith("battle"));
    }

    /** Actions that do not touch each other need no order: whichever ally marches first, the board is the same. */
    @Test
    void actionsThatDoNotTouchEachOtherMayComeInAnyOrder() {
        var allies = Situation.franceAgainstSpain().alliances(List.of("france", "england"), List.of("spain")).initiative("france", 30).initiative("england", 25).initiative("spain", 20)
                .stack("fra", "france", "ile_de_france", 1, 0, 0).stack("eng", "england", "languedoc", 1, 0, 0);
        var french = new MoveStack(new StackId("fra"), List.of(new SpaceId("picardie")));
        var english = new MoveStack(new StackId("eng"), List.of(new SpaceId("provence")));

        var one = allies.war().declares("france", Campaign.MULTIPLE).declares("england", Campaign.MULTIPLE).plays(french).plays(english)
                .plays(new EndMovement(new CountryId("france"))).plays(new EndMovement(new CountryId("england")));
        var other = allies.war().declares("england", Campaign.MULTIPLE).declares("france", Campaign.MULTIPLE).plays(english).plays(french)
                .plays(new EndMovement(new CountryId("england"))).plays(new EndMovement(new CountryId("france")));

        assertThat(one.board().stacks().values()).extracting(stack -> stack.province()).containsExactly(new SpaceId("provence"), new SpaceId("picardie"));
        assertThat(one.board().equals(other.board())).isTrue();
    }

    private static WarView besiegingFlanders(Situation situation) {
        return new WarView(situation.stack("eng", "england", "flandre", 1, 0, 0).war().board(), EuMap.PRINTED, EuTables.PRINTED);
    }

    @Test
    void landOfAThirdPartyCarriesNoSupply() {
        var third = besiegingFlanders(oneEnemy());
        var allied = besiegingFlanders(Situation.franceAgainstSpain().alliances(List.of("france", "england"), List.of("spain")));

        assertThat(SupplyLines.bestRoute(allied, allied.stacksInField(new SpaceId("flandre"), Alliance.of(0)))).as("from Picardie").isPresent();
        assertThat(SupplyLines.bestRoute(third, third.stacksInField(new SpaceId("flandre"), Alliance.of(2)))).isEmpty();
        assertThat(third.isNeutral(new SpaceId("picardie"), Alliance.of(2))).isTrue();
        assertThat(third.isNeutral(new SpaceId("picardie"), Alliance.of(1))).as("France is an enemy of Spain").isFalse();
        assertThat(third.isFriendly(new SpaceId("picardie"), Alliance.of(2))).isFalse();
    }

    /** The English besiege Artois with siegeworks; the French beat them and stay before it. */
    private static War stolen(Situation situation) {
        var board = situation.initiative("france", 30).initiative("spain", 20).initiative("england", 10)
                .stack("fra", "france", "picardie", 2, 0, 0).stack("eng", "england", "artois", 0, 1, 0).stack("spa", "spain", "flandre", 0, 0, 1)
                .war().board();
        var dug = board.with(new SpaceId("artois"), board.fortress(new SpaceId("artois")).withMarks(board.fortress(new SpaceId("artois")).marks().afterUndermining(new Siegeworks(1, 0))));
        var war = War.on(dug).declares("france", Campaign.MULTIPLE).marches("fra", "artois").plays(new EndMovement(new CountryId("france")))
                .plays(new FightBattle(new SpaceId("artois"))).plays(new StandAndFight(new SpaceId("artois")), War.luck(Side.PHASING));
        while (war.decisions().getFirst().id().equals("losses")) {
            war.plays((EuCommand) war.decisions().getFirst().options().getFirst().command());
        }
        return war;
    }

    @Test
    void aSiegeThatAThirdAllianceStealsGoesOnWithItsWorks() {
        var war = stolen(Situation.franceAgainstSpain().alliances(List.of("france"), List.of("spain"), List.of("england")));

        assertThat(war.board().stacksIn(new SpaceId("artois"))).extracting(stack -> stack.country()).containsOnly(new CountryId("france"));
        assertThat(war.board().fortress(new SpaceId("artois")).works()).isEqualTo(new Siegeworks(1, 0));
    }
}
