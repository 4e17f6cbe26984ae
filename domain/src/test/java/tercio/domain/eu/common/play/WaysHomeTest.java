package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.List;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.siege.Siegeworks;
import tercio.domain.eu.sea.attrition.play.ShipLossCommand.RollNavalAttrition;
import tercio.domain.eu.sea.interception.play.SeaInterceptionCommand.LetFleetPass;
import tercio.domain.eu.sea.shorefire.play.ShoreFireCommand.FireFromShore;
import tercio.domain.eu.sea.shorefire.play.ShoreFireEvent.TurnedHome;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailFleet;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Modifier;

/**
 * The way home of ships with troops aboard that the fire of a shore has stopped (EU-PRESIDIO-FIRE). Venice commands the strait between the Ionian Sea
 * and the Adriatic, and Spain that of Messina; a 7 stops who passes, with 2 for a strait of Europe.
 */
class WaysHomeTest {

    private static final Ships TWO = new Ships(0, 0, 2, 0, 0, 0, 0);

    private static Situation corfu(String at) {
        return franceAgainstSpain().alliances(List.of("france"), List.of("venice"), List.of("spain")).initiative("france", 12).initiative("venice", 8)
                .initiative("spain", 5).owner("corfu", "venice").level("corfu", 2).fleet("levant", "france", at, TWO);
    }

    private static NavalStack ships(War war) {
        return war.board().fleet(new StackId("levant")).orElseThrow();
    }

    /** One LD is aboard, and the fire stops the ships. */
    private static War stopped(War begun, String to) {
        var aboard = Stack.atRest(new StackId("troops"), new CountryId("france"), ships(begun).at(), Units.of(0, 0, 1), 0, List.of());
        return War.on(begun.board().with(ships(begun).withCargo(List.of(aboard), 0))).plays(new SailFleet(new StackId("levant"), List.of(new SpaceId(to)))).plays(new FireFromShore(new StackId("levant")), 7);
    }

    private static War stopped(Situation situation, String to) {
        return stopped(situation.war().declares("france", Campaign.MULTIPLE), to);
    }

    /** Zara is two zones away, but behind the strait; the Balearic Islands are three, by the Gulf of Gabes and the sea of Algiers. */
    @Test
    void aPortBehindAStraitIsIgnoredWhereAnotherCanBeReached() {
        var war = stopped(corfu("s_ionienne").owner("dalmacija", "france").level("dalmacija", 1).owner("illes_balears", "france").level("illes_balears", 1), "s_adriatique");

        assertThat(ships(war).at().value()).isEqualTo("illes_balears");
        assertThat(war.last(TurnedHome.class)).as("it passes no strait").isEqualTo(new TurnedHome(new StackId("levant"), List.of(new SpaceId("s_gabes"), new SpaceId("s_alger"), new SpaceId("illes_balears")), 0));
        war.plays(new RollNavalAttrition(new StackId("levant")), 1);
        assertThat(war.board().stack(new StackId("troops")).orElseThrow().province().value()).as("the troops are ashore").isEqualTo("illes_balears");
    }

    /** Reggio and Lecce lie on the Ionian Sea; Spain has siegeworks before Lecce. */
    @Test
    void aPortWithSiegeworksIsIgnored() {
        var begun = corfu("s_ionienne").owner("calabria", "france").level("calabria", 1).owner("puglia", "france").level("puglia", 1)
                .stack("tercio", "spain", "puglia", 0, 0, 1).war().declares("france", Campaign.MULTIPLE);
        var lecce = begun.board().fortress(new SpaceId("puglia"));
        var war = stopped(War.on(begun.board().with(new SpaceId("puglia"), lecce.withMarks(lecce.marks().afterUndermining(new Siegeworks(1, 0))))), "s_adriatique");

        assertThat(ships(war).at().value()).as("there is no choice").isEqualTo("calabria");
    }

    @Test
    void theWayHomeMayBeIntercepted() {
        var war = stopped(corfu("s_ionienne").owner("illes_balears", "france").level("illes_balears", 1).fleet("galleys", "venice", "s_gabes", TWO), "s_adriatique");

        assertThat(ships(war).at().value()).isEqualTo("s_gabes");
        assertThat(war.decision("sea-interception").party()).isEqualTo("venice");
        war.plays(new LetFleetPass(new CountryId("venice")));
        assertThat(ships(war).at().value()).as("the galleys have not tried yet, and are next to the sea of Algiers").isEqualTo("s_alger");
        assertThat(ships(war.plays(new LetFleetPass(new CountryId("venice")))).at().value()).isEqualTo("illes_balears");
    }

    /** Out of the Adriatic every way leads past Corfu: 2 on the die, and nobody fires. */
    @Test
    void anUnavoidableStraitAddsTwoToTheAttritionOfTheWayHome() {
        var war = stopped(corfu("s_adriatique").owner("calabria", "france").level("calabria", 1), "s_ionienne");

        assertThat(war.last(TurnedHome.class)).isEqualTo(new TurnedHome(new StackId("levant"), List.of(new SpaceId("s_ionienne"), new SpaceId("calabria")), 2));
        assertThat(ships(war).at().value()).isEqualTo("calabria");
        war.plays(new RollNavalAttrition(new StackId("levant")), 1, 10);
        assertThat(modifier(war, "EU-ATTR-NAVAL-3")).as("2 for the strait on its line of supply as it sails, 2 for the one that it crosses").containsExactly(2 + 2);
    }

    private static List<Integer> modifier(War war, String rule) {
        return war.explanation().stream().flatMap(step -> step.modifiers().stream()).filter(modifier -> modifier.rule().id().equals(rule)).map(Modifier::value).toList();
    }
}
