package tercio.adapters.http.computing;

import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;
import java.util.function.BooleanSupplier;
import org.apache.catalina.connector.Request;
import org.apache.catalina.connector.Response;
import org.apache.catalina.valves.ValveBase;
import org.apache.coyote.ActionCode;
import org.springframework.boot.tomcat.ConfigurableTomcatWebServerFactory;
import org.springframework.boot.web.server.WebServerFactoryCustomizer;
import org.springframework.stereotype.Component;

/**
 * Tells whether the client of a request has closed its connection while the request waits for a result. The servlet API
 * notices that only when it writes, and nothing can be written before the status is known. So after the body was read,
 * Tomcat reads from the socket without waiting. On a closed connection it reports one byte each time. The start of a next
 * request has more than one byte, and Tomcat keeps it for that request.
 */
@Component
class ClientPresence implements WebServerFactoryCustomizer<ConfigurableTomcatWebServerFactory> {

    private static final String ATTRIBUTE = ClientPresence.class.getName();
    private static final BooleanSupplier UNKNOWN = () -> false;

    @Override
    public void customize(ConfigurableTomcatWebServerFactory factory) {
        factory.addEngineValves(new ProbingValve());
    }

    /** A check whether the client has left. It is called on the thread of the request, after the body was read. */
    static BooleanSupplier departureProbe(HttpServletRequest request) {
        return request.getAttribute(ATTRIBUTE) instanceof BooleanSupplier left ? left : UNKNOWN;
    }

    private static final class ProbingValve extends ValveBase {

        private static final int CLOSED = 1;

        ProbingValve() {
            super(true);
        }

        @Override
        public void invoke(Request request, Response response) throws IOException, ServletException {
            var connection = request.getCoyoteRequest();
            BooleanSupplier left = () -> availableBytes(connection) == CLOSED && availableBytes(connection) == CLOSED;
            request.setAttribute(ATTRIBUTE, left);
            getNext().invoke(request, response);
        }

        private static int availableBytes(org.apache.coyote.Request connection) {
            connection.action(ActionCode.AVAILABLE, true);
            return connection.getAvailable();
        }
    }
}
