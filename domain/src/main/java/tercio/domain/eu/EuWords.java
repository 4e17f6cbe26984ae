package tercio.domain.eu;

import java.util.List;
import java.util.Optional;
import tercio.domain.dice.DieName;
import tercio.domain.eu.common.forces.LeaderTitle;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.eu.common.game.EuPrintedNames;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.RecordedNames;
import tercio.domain.eu.sequence.DieTitle;
import tercio.domain.eu.sequence.EuChapters;
import tercio.domain.game.GameWords;
import tercio.domain.game.Importance;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Sentence;
import tercio.domain.table.EnteredTables;

/** The account of a game by the Europa rules: its events, dice, names and explanations in words. */
interface EuWords extends GameWords<EuState, EuEvent>, EuBoards {

    @Override
    default Sentence sentence(EuState before, EuEvent event, List<Step> explanation) {
        return EuChapters.sentence(before, event, explanation);
    }

    @Override
    default Importance importance(EuEvent event) {
        return EuChapters.importance(event);
    }

    @Override
    default Sentence dieLabel(EuState state, DieName die) {
        return DieTitle.of(state, die);
    }

    @Override
    default List<Argument> bearersOf(String english) {
        return EuPrintedNames.bearersOf(english);
    }

    @Override
    default Step readableStep(Step recorded) {
        return recorded.withWords(LeaderTitle::replaceCodes).withSentence(RecordedNames::readable);
    }

    @Override
    default boolean isReconstructed(Step step) {
        return printedEdition().isReconstructed(step);
    }

    @Override
    default boolean isReconstructed(Step step, Optional<EnteredTables> entered) {
        return playedEdition(entered).isReconstructed(step);
    }
}
