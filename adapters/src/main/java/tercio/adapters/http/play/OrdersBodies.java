package tercio.adapters.http.play;

import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;
import java.util.Optional;
import tercio.adapters.http.problem.ReaderText;
import tercio.domain.game.OrdersCheck;
import tercio.domain.game.SentOrders;

/** Written orders as a caller reads them, in his language. */
final class OrdersBodies {

    private OrdersBodies() {}

    /** The orders that a party has sent. */
    @Schema(name = "SentOrders")
    record SentOrdersBody(String party, boolean open, Optional<String> text, List<String> waiting, Optional<String> reason) {

        static SentOrdersBody of(SentOrders sent) {
            return new SentOrdersBody(sent.party(), sent.open(), sent.text(), sent.waiting(), sent.reason().map(ReaderText::phrase));
        }
    }

    /** The result of a check. */
    @Schema(name = "OrdersCheck")
    record OrdersCheckBody(String text, List<LineBody> lines, List<FaultBody> faults) {

        static OrdersCheckBody of(OrdersCheck check) {
            return new OrdersCheckBody(check.text(), check.lines().stream().map(LineBody::of).toList(), check.faults().stream().map(FaultBody::of).toList());
        }
    }

    /** A fault of a checked text. */
    @Schema(name = "Fault")
    record FaultBody(int line, int column, String message, List<String> fits) {

        static FaultBody of(OrdersCheck.Fault fault) {
            return new FaultBody(fault.line(), fault.column(), ReaderText.phrase(fault.message()), fault.fits());
        }
    }

    /** One order of a checked text. */
    @Schema(name = "Line")
    record LineBody(int line, int column, String order, boolean possible, String said) {

        static LineBody of(OrdersCheck.Line line) {
            return new LineBody(line.line(), line.column(), line.order(), line.possible(), ReaderText.phrase(line.said()));
        }
    }
}
