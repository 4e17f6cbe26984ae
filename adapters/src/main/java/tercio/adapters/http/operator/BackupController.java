package tercio.adapters.http.operator;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.file.Files;
import java.util.concurrent.locks.ReentrantLock;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;
import tercio.adapters.http.access.OperatorToken;
import tercio.adapters.http.problem.Problem;
import tercio.adapters.store.Database;
import tercio.domain.sentence.Sentence;

/** Sends all games as one file to the operator of the service. */
@RestController
@RequestMapping("/api/backup")
@Tag(name = "Operator")
class BackupController {

    private final Database database;
    private final OperatorToken operator;
    private final ReentrantLock writing = new ReentrantLock();

    BackupController(Database database, OperatorToken operator) {
        this.database = database;
        this.operator = operator;
    }

    @GetMapping(produces = "application/zip")
    @Operation(summary = "A backup of all games. It needs the token in the data folder of the service; 'tercio backup' uses it")
    void backup(@RequestHeader(name = "Authorization", required = false) String authorization, HttpServletResponse response) throws IOException {
        if (!operator.isSentIn(authorization)) {
            throw Problem.operatorOnly();
        }
        database.externalBackup().ifPresent(how -> {
            throw Problem.notFound(how);
        });
        if (!writing.tryLock()) {
            throw Problem.storageUnavailable(Sentence.of("kernel.problem.another-backup"));
        }
        try {
            var file = database.backup();
            try {
                response.setContentType("application/zip");
                response.setContentLengthLong(Files.size(file));
                Files.copy(file, response.getOutputStream());
            } finally {
                Files.deleteIfExists(file);
            }
        } finally {
            writing.unlock();
        }
    }
}
