package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.LandTechnology;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.battle.BattleTerms;
import tercio.domain.eu.land.battle.play.BattleCommand.FightBattle;
import tercio.domain.eu.land.battle.play.BattleCommand.StandAndFight;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleFought;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.land.siege.play.SiegeCommand.Undermine;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.map.SpaceId;

/** In play, too, allied stacks count by all their troops (EU-TECH-1, EU-SIZE-1, EU-ARTY-2). */
class AlliedForcesTest {

    /** Venetian musketeers and Spanish tercios of newer technology, against France. */
    private static Situation venetiansAndSpaniards() {
        return Situation.franceAgainstSpain().alliances(List.of("france"), List.of("spain", "venice", "genes"))
                .technology("spain", LandTechnology.BAROQUE, true).technology("venice", LandTechnology.MUSKETS, false);
    }

    private static War impulse(War war, String... countries) {
        for (var country : countries) {
            war.declares(country, Campaign.MULTIPLE);
        }
        return war;
    }

    private static War nobodyMoves(War war) {
        while (war.decisions().getFirst().id().startsWith("movement")) {
            war.plays(new EndMovement(new CountryId(war.decisions().getFirst().party())));
        }
        return war;
    }

    private static BattleTerms.SideTerms spanishSide(Situation situation) {
        var war = impulse(situation.stack("army", "france", "picardie", 2, 0, 0).war(), "france").marches("army", "artois");
        nobodyMoves(war).plays(new FightBattle(new SpaceId("artois"))).plays(new StandAndFight(new SpaceId("artois")), War.luck(Side.PHASING));
        return war.last(BattleFought.class).battle().nonPhasing();
    }

    @Test
    void aBattleCountsTheTroopsOfEachCountry() {
        var side = spanishSide(venetiansAndSpaniards()
                .stack("ven", "venice", "artois", 0, 0, 2).stack("spa", "spain", "artois", 0, 1, 0));

        assertThat(side.technology()).as("2 LD each, and the only ARMY is Spanish").isEqualTo(LandTechnology.BAROQUE);
        assertThat(side.tercio()).as("2 LD of 4 have them").isFalse();
        assertThat(side.units()).isEqualTo(Units.of(0, 1, 2));
        assertThat(side.contingents()).extracting(contingent -> contingent.country() + " " + contingent.units())
                .containsExactly("spain A-", "venice 2 LD");
    }

    @Test
    void theMajorityIsNotTheCommanders() {
        var side = spanishSide(venetiansAndSpaniards().stack("spa", "spain", "artois", 1, 0, 0)
                .stack("ven", "venice", "artois", 0, 1, 0).stack("gen", "genes", "artois", 0, 1, 0));

        assertThat(side.country().value()).as("4 LD against 2 and 2").isEqualTo("spain");
        assertThat(side.technology()).as("4 LD each, but two ARMY counters against one").isEqualTo(LandTechnology.MUSKETS);
        assertThat(side.tercio()).as("4 LD of 8").isFalse();
    }

    @Test
    void aSiegeUsesTheArtilleryOfTheAllyToo() {
        var situation = venetiansAndSpaniards().level("champagne", 3)
                .stack("ven", "venice", "champagne", 1, 0, 0).stack("spa", "spain", "champagne", 0, 1, 0);
        var war = nobodyMoves(impulse(situation.war(), "france"));
        nobodyMoves(impulse(war, "spain", "venice", "genes"));
        while (!war.decisions().getFirst().id().startsWith("siege")) {
            war.plays((EuCommand) war.decisions().getFirst().options().getFirst().command());
        }
        war.plays(new Undermine(new SpaceId("champagne")), 5);

        assertThat(war.step("undermining").modified()).as("5 - 3 level + 2 for an artillery of 3 and 2; by the Venetian line alone it is 3 and 1")
                .isEqualTo(4);
    }
}
