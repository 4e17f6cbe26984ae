package tercio.domain.eu.turn.precedence.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.RollOff;
import tercio.domain.eu.turn.precedence.play.PrecedenceCommand.ClaimPrecedence;
import tercio.domain.eu.turn.precedence.play.PrecedenceCommand.YieldPrecedence;
import tercio.domain.eu.turn.precedence.play.PrecedenceEvent.PrecedenceClaimed;
import tercio.domain.eu.turn.precedence.play.PrecedenceEvent.PrecedenceDecided;
import tercio.domain.eu.turn.precedence.play.PrecedenceEvent.PrecedenceYielded;
import tercio.domain.game.Execution;
import tercio.domain.game.Id;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/**
 * Claims of allied countries to act next. They act in the order that they choose, and at random where they disagree (EU-MOVE-ORDER,
 * EU-BATTLE-ORDER): a country claims to act next, each ally that could act agrees or claims it too, and the countries that claim it roll.
 */
final class Claims {

    static final String DIE = "precedence";

    private Claims() {}

    static Execution claim(EuCommandRun play, ClaimPrecedence command) {
        var contenders = Contenders.of(play.board());
        var country = command.country();
        if (country == null || !contenders.mayClaim(country)) {
            return EuCommandRun.refuse(contenders.rule(), contenders.refusal(Objects.requireNonNullElse(country, CountryId.NONE)).map(refusal -> refusal.detail())
                    .orElseGet(() -> Sentence.of("eu.precedence.refused-nothing-to-claim").with("who", SentenceNames.country(Objects.requireNonNullElse(country, CountryId.NONE)))), List.of());
        }
        var asked = contenders.precedence().isOpen()
                ? without(contenders.precedence().asked(), country)
                : without(contenders.countries(), country);
        return recordAnswer(play, new PrecedenceClaimed(country, asked), asked,
                Stream.concat(contenders.precedence().claimed().stream(), Stream.of(country)).toList(), contenders.rule());
    }

    static Execution agree(EuCommandRun play, YieldPrecedence command) {
        var contenders = Contenders.of(play.board());
        var precedence = contenders.precedence();
        if (command.country() == null || !precedence.isOpen() || !precedence.asked().contains(command.country())) {
            return EuCommandRun.refuse(contenders.rule(), Sentence.of("eu.precedence.refused-not-asked")
                    .with("who", SentenceNames.country(Objects.requireNonNullElse(command.country(), CountryId.NONE))).with("what", contenders.what()));
        }
        var asked = without(precedence.asked(), command.country());
        return recordAnswer(play, new PrecedenceYielded(command.country(), asked), asked, precedence.claimed(), contenders.rule());
    }

    /** Records the answer; the last one decides. */
    private static Execution recordAnswer(EuCommandRun play, PrecedenceEvent answer, List<CountryId> asked, List<CountryId> claimed, String rule) {
        play.emit(answer);
        if (!asked.isEmpty()) {
            return EuCommandRun.success();
        }
        var order = new ArrayList<CountryId>();
        var steps = new ArrayList<Step>();
        var question = "next " + Contenders.actionOf(play.state()) + " of " + play.state().box() + " among " + String.join(", ", Id.texts(claimed.stream().sorted().toList()));
        return new RollOff(play, question, DIE, "claim", rule, steps).rank(claimed, CountryId::value, 1, order)
                .then(() -> play.emit(new PrecedenceDecided(order.getFirst()), steps));
    }

    private static List<CountryId> without(List<CountryId> countries, CountryId country) {
        return countries.stream().filter(other -> !other.equals(country)).toList();
    }
}
