package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.interception.play.InterceptionCommand.AttemptInterception;
import tercio.domain.eu.land.interception.play.InterceptionCommand.PassInterception;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.land.movement.play.MoveCommand.MoveStack;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.game.Form;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.Forecast;
import tercio.domain.ruling.Readings;

/** Announced interceptions are rolled one by one, in the order that the player names (EU-INT-LAND, EU-INT-ORDER). */
class InterceptionOrderTest {

    private static final Readings AS_ANNOUNCED = new Readings(Map.of("EU-INT-ORDER", "as-announced"));

    /** The army enters French Picardie, which lies in the open before Artois and Flandre: the Spanish have paid for it. */
    private static War picardie(Readings readings, Situation situation) {
        return War.of(situation.stack("army", "france", "caux", 1, 0, 0).scenario(), readings)
                .waits("france").declares("spain", Campaign.MULTIPLE).plays(new EndMovement(new CountryId("spain")))
                .nothingElse(6).declares("france", Campaign.PASSIVE).plays(new MoveStack(new StackId("army"), List.of(new SpaceId("picardie"))));
    }

    private static Situation two() {
        return Situation.franceAgainstSpain().stack("first", "spain", "flandre", 0, 0, 1).stack("second", "spain", "flandre", 0, 1, 0);
    }

    private static Forecast odds(War war, String... stacks) {
        return War.RULES.forecasts(war.board(), List.of(new AttemptInterception(Stream.of(stacks).map(StackId::new).toList()))).getFirst().orElseThrow();
    }

    private static void chance(Forecast odds, String figure, int of100) {
        @SuppressWarnings("unchecked")
        var values = (Distribution<Boolean>) odds.figures().get(figure);
        assertThat(values.weightOf(success -> success).multiply(BigInteger.valueOf(100)))
                .as(figure).isEqualTo(values.whole().multiply(BigInteger.valueOf(of100)));
    }

    @Test
    void aStackThatGotThereHelpsTheNextOne() {
        var war = picardie(Readings.STANDARD, two()).plays(new AttemptInterception(List.of(new StackId("first"), new StackId("second"))), 8, 7);

        assertThat(war.explanation()).extracting(step -> step.modified()).as("8, then 7 + 1 friendly force").containsExactly(8, 8);
        assertThat(war.explanation().getFirst().readings()).isEmpty();
        assertThat(war.explanation().getLast().readings()).containsExactly("EU-INT-ORDER");
    }

    @Test
    void byTheOtherReadingEachTriesAsAnnounced() {
        var war = picardie(AS_ANNOUNCED, two()).plays(new AttemptInterception(List.of(new StackId("first"), new StackId("second"))), 8, 7);

        assertThat(war.explanation()).extracting(step -> step.modified()).containsExactly(8, 7);
        assertThat(war.explanation().getLast().readings()).containsExactly("EU-INT-ORDER");
    }

    @Test
    void theOddsFollowTheOrder() {
        var war = picardie(Readings.STANDARD, two());

        var odds = odds(war, "first", "second");
        chance(odds, "first/success", 30);
        chance(odds, "second/success", 33);
        chance(odds, "success", 51);
        chance(odds(war, "second", "first"), "first/success", 33);
        chance(odds(picardie(AS_ANNOUNCED, two()), "first", "second"), "second/success", 30);
    }

    @Test
    void theOrderIsAskedFor() {
        var asked = picardie(Readings.STANDARD, two()).decision("interception");

        assertThat(asked.options()).extracting(Option::command).containsExactly(
                new AttemptInterception(List.of(new StackId("first"))), new AttemptInterception(List.of(new StackId("second"))),
                new AttemptInterception(List.of(new StackId("first"), new StackId("second"))), new AttemptInterception(List.of(new StackId("second"), new StackId("first"))),
                new PassInterception(new CountryId("spain")));
        assertThat(asked.form().fields()).hasSize(1);
        var order = (Form.Order) asked.form().fields().getFirst();
        assertThat(order.name()).isEqualTo("stacks");
        assertThat(order.of()).extracting(Form.Item::value).containsExactly("first", "second");
        assertThat(List.of(order.min(), order.max())).containsExactly(1, 2);
    }

    @Test
    void ofManyStacksTheFormHoldsEveryOrder() {
        var situation = Situation.franceAgainstSpain();
        IntStream.range(0, 9).forEach(at -> situation.stack("spa-" + at, "spain", List.of("flandre", "brabant", "vlaanderen").get(at / 3), 0, 0, 1));
        var war = situation.stack("army", "france", "champagne", 1, 0, 0).war()
                .declares("france", Campaign.MULTIPLE).plays(new MoveStack(new StackId("army"), List.of(new SpaceId("hainaut"))));

        var asked = war.decision("interception");

        assertThat(asked.options()).extracting(Option::command).as("no choice of many is listed in part")
                .containsExactly(new PassInterception(new CountryId("spain")));
        var order = (Form.Order) asked.form().fields().getFirst();
        assertThat(order.of()).extracting(Form.Item::value).hasSize(9).contains("spa-0", "spa-8");
        assertThat(order.max()).isEqualTo(9);
        var random = new Random(1);
        for (int draw = 0; draw < 50; draw++) {
            var command = (AttemptInterception) asked.form().sample(random::nextInt,
                    filled -> War.RULES.refusal(war.board(), (AttemptInterception) filled).isEmpty());
            assertThat(War.RULES.parties(war.board(), command)).containsExactly("spain");
            assertThat(War.RULES.refusal(war.board(), command)).isEqualTo(Optional.empty());
        }
    }
}
