package tercio.projections.eu;

import java.util.List;
import org.pcollections.PVector;
import org.pcollections.TreePVector;
import tercio.application.record.RecordedEvent;
import tercio.domain.eu.EuMilitary;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.EuState;
import tercio.projections.BoardFold;
import tercio.projections.Opening;
import tercio.projections.Projection;

/** The account of the war, a sentence for each thing that happened. */
record AccountFold(EuMilitary rules) implements Projection<AccountFold.Account> {

    record Account(EuState board, PVector<Entry> entries) {
        List<String> sentences() {
            return entries.stream().map(Entry::text).toList();
        }
    }

    /** @param position of the event that is told */
    record Entry(int position, String text) {}

    @Override
    public String name() {
        return "account";
    }

    @Override
    public Account empty(Opening opening) {
        return new Account(new BoardFold<>(rules).empty(opening), TreePVector.empty());
    }

    @Override
    public Account evolve(Account account, RecordedEvent event) {
        var told = event.fact() instanceof EuEvent happened
                ? account.entries().plus(new Entry(event.position(), Telling.of(account.board(), happened)))
                : account.entries();
        return new Account(new BoardFold<>(rules).evolve(account.board(), event), told);
    }
}
